// The game's heart: one step in each animation frame.

const HIDDEN = 250; // milliseconds: behind another tab are no frames, but the music must hear that it is to pause

/** Calls `step` once a frame for as long as it says true. */
export function play(step) {
  let frame = 0;
  let timer = 0;
  const ask = () => {
    if (document.hidden) timer = setTimeout(next, HIDDEN);
    else frame = requestAnimationFrame(next);
  };
  const next = () => {
    frame = timer = 0;
    if (step()) ask();
    else document.removeEventListener("visibilitychange", change);
  };
  const change = () => {
    if (!frame && !timer) return;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = timer = 0;
    ask();
  };
  document.addEventListener("visibilitychange", change);
  ask();
}
