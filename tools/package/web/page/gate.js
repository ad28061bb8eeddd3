// What the page itself shows: the bar, the button, and why something does not work.

const FETCHED = 80; // per cent of the bar for bytes; the rest is for unpacking them
const state = window.tsukiji;
export const part = (id) => document.getElementById(id);

export function show(stage, words, reason = "") {
  state.stage = stage;
  part("gate").className = stage;
  part("words").textContent = words;
  part("reason").textContent = reason;
}

/** Bytes, as they come in. */
export function count(loaded, total) {
  state.bytes = [loaded, total];
  const millions = (bytes) => (bytes / 1e6).toFixed(1);
  tell(`Loading ${millions(loaded)} of ${millions(total)} MB`, Math.min(1, loaded / total) * FETCHED);
}

/** Shown before the work begins that it speaks of. */
export function step(words, percent) {
  tell(words, percent);
  return new Promise((done) => setTimeout(done));
}

function tell(words, percent) {
  if (state.stage !== "loading") return; // one file is missing, and the others are still coming in
  part("words").textContent = words;
  part("sea").style.width = part("lantern").style.left = `${percent}%`;
  part("bar").setAttribute("aria-valuenow", Math.round(percent));
}

export function offer(words, press) {
  const button = part("start");
  button.textContent = words;
  button.hidden = false;
  button.onclick = press;
  button.focus();
}

/** The end, as far as this page is concerned: what happened, why, and a way to begin again. */
export function stop(words, why, report = null) {
  state.error = String(why);
  show("failed", words, state.error);
  if (report) hand(report);
  offer("Try again", () => location.reload());
}

/** A player cannot look into the folder where the game keeps its reports. */
function hand({ name, bytes }) {
  const link = part("report");
  link.href = URL.createObjectURL(new Blob([bytes], { type: "application/json" }));
  link.download = `tsukiji-${name}`;
  link.hidden = false;
}

export function notice(words) {
  part("notice").textContent = words;
  part("notice").hidden = !words;
}

/** The game's own first screen takes the place of the gate, which looks the same. */
export function lift() {
  state.started = performance.now();
  show("running", "");
  part("gate").classList.add("gone");
}

/** Enter and space press the button also after a crash, when the game still listens to the keys. */
addEventListener("keydown", (event) => {
  if (part("start").hidden || event.repeat || !["Enter", " "].includes(event.key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  part("start").click();
}, true);
