// Where the picture lies on the page, full screen, and which keys are the game's.

const WIDTH = 1280;
const HEIGHT = 720;
const IDLE = 2500; // milliseconds without a mouse until the button fades

const stage = document.getElementById("stage");
const canvas = document.getElementById("canvas");
const button = document.getElementById("full-screen");

/** As large as fits, on whole pixels of the screen: anything between two of them is a blur. */
export function fit() {
  const ratio = window.devicePixelRatio || 1;
  const [wide, high] = [Math.floor(innerWidth * ratio), Math.floor(innerHeight * ratio)];
  const scale = Math.max(0.1, Math.min(wide / WIDTH, high / HEIGHT));
  const [width, height] = [Math.round(WIDTH * scale), Math.round(HEIGHT * scale)];
  const place = {
    width, height, left: Math.floor((wide - width) / 2), top: Math.floor((high - height) / 2),
    fontSize: width / 100,
  };
  for (const [name, pixels] of Object.entries(place)) stage.style[name] = `${pixels / ratio}px`;
  canvas.style.imageRendering = Number.isInteger(width / WIDTH) ? "pixelated" : "auto";
}

/** There and back; a browser may refuse, for example after the press of a pad, and that is no error. */
export function switchFullScreen() {
  const page = document.documentElement;
  const change = document.fullscreenElement ? document.exitFullscreen() : page.requestFullscreen?.();
  change?.catch(() => {});
}

export function watchScreen() {
  fit();
  addEventListener("resize", fit);
  document.addEventListener("fullscreenchange", fit);
  stage.addEventListener("contextmenu", (event) => event.preventDefault());
  button.hidden = !document.fullscreenEnabled;
  button.addEventListener("click", () => { switchFullScreen(); canvas.focus(); });
}

/** From the start on the keyboard is the game's, but for what every page leaves to its browser. */
export function keepKeys() {
  canvas.focus();
  button.tabIndex = -1;
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === "F5" || event.key === "F12") {
      event.stopImmediatePropagation();
    } else if (event.repeat) { // the game repeats by its own clock; the key that started it may still be held
      event.stopImmediatePropagation();
      event.preventDefault();
    }
  }, true);
  addEventListener("mouseup", () => canvas.focus());
  fadeButton();
}

function fadeButton() {
  let timer = 0;
  const show = () => {
    button.classList.remove("idle");
    clearTimeout(timer);
    timer = setTimeout(() => button.classList.add("idle"), IDLE);
  };
  addEventListener("mousemove", show);
  show();
}
