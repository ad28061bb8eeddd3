// From the address to the first frame: fetch, unpack, wait for a press, play.

import { Downloads, Missing } from "./downloads.js";
import { play } from "./frames.js";
import { count, lift, notice, offer, part, show, step, stop } from "./gate.js";
import { keepKeys, switchFullScreen, watchScreen } from "./screen.js";
import { Store } from "./store.js";

const GAME = "/tsukiji";
const FIRST = 2; // step of the game that shows a screen of it: the one before opens the window
const state = window.tsukiji;
const store = new Store();

async function list() {
  const response = await fetch("files.json", { cache: "no-cache" }).catch((why) => {
    throw new Missing(`files.json cannot be fetched (${why.message})`);
  });
  if (!response.ok) throw new Missing(`files.json cannot be fetched (${response.status} ${response.statusText})`);
  return response.json();
}

/** Everything that can be done before somebody wants to play. */
async function prepare() {
  const files = await list();
  part("version").textContent = `version ${files.version}`;
  const downloads = new Downloads(files.files, count);
  const python = await Promise.race([downloads.failure, downloads.standIn(() => unpack(files, downloads))]);
  await step("Lighting the lanterns", 96);
  python.runPython(`import sys; sys.path.insert(0, "${GAME}"); import main; from scenes import web`);
  state.folder = python.runPython("str(web.load_ahead())");
  await store.open(python.FS, state.folder);
  return python;
}

/** Python with pygame and the game's own files. */
async function unpack(files, downloads) {
  await downloads.run("pyodide/pyodide.js");
  await downloads.run("pyodide/pyodide.asm.js");
  const index = Downloads.address("pyodide/");
  const lock = await downloads.json("pyodide/pyodide-lock.json");
  const log = { stdout: (line) => console.info(line), stderr: (line) => console.warn(line) };
  const env = { PYGAME_HIDE_SUPPORT_PROMPT: "1" };
  const python = await loadPyodide({ indexURL: index, packageBaseUrl: index, lockFileContents: lock, env, ...log });
  await step("Unpacking", 88);
  python._api._skip_unwind_fatal_error = true; // SDL leaves its main loop by throwing, which is no crash
  python.canvas.setCanvas2D(part("canvas"));
  const wheels = files.wheels.map(Downloads.address);
  await python.loadPackage(wheels, { checkIntegrity: false, messageCallback: () => {} });
  await step("Unpacking", 93);
  python.unpackArchive(await downloads.bytes(files.game), "zip", { extractDir: GAME });
  return python;
}

async function begin() {
  part("start").hidden = true;
  show("starting", "Opening the market");
  keepKeys();
  try {
    const end = await state.python.runPythonAsync("await main.play_on_the_web()");
    if (end === 1) stop("The game has stopped", "Everything up to then is saved.", report());
    else if (end) stop("The game could not start", end);
    else location.reload();
  } catch (why) {
    stop("The game has stopped", lastLine(why), report());
  }
}

/** The newest of the game's reports, if there is one. */
function report() {
  const folder = `${state.folder}/crashes`;
  const files = state.python.FS;
  if (!files.analyzePath(folder).exists) return null;
  const name = files.readdir(folder).filter((each) => each.endsWith(".json")).sort().pop();
  return name ? { name, bytes: files.readFile(`${folder}/${name}`) } : null;
}

function lastLine(why) {
  return String(why?.message ?? why).trim().split("\n").pop();
}

// What the game asks of the page (game/app/platform.py, game/app/window.py).
window.tsukiji_full_screen = switchFullScreen;
window.tsukiji_sync = state.sync = () => store.sync().then(() => {
  if (store.kept) notice(store.trouble && `The browser could not keep the last save: ${store.trouble}`);
});
window.tsukiji_hand_out = (name, content) => {
  const link = document.createElement("a");
  link.href = `data:image/png;base64,${content}`;
  link.download = name;
  link.click();
};
window.tsukiji_play = (next) => {
  let steps = 0;
  play(() => {
    const more = next();
    steps += 1;
    if (steps >= FIRST) state.frames += 1;
    if (steps === FIRST) lift();
    return more;
  });
};

document.addEventListener("visibilitychange", () => document.hidden && store.sync());
watchScreen();
try {
  state.python = await prepare();
  const unkept = `Nothing can be saved here: ${store.trouble}. The game can be played all the same.`;
  show("ready", "", store.kept ? "" : unkept);
  offer("Click to start", begin);
} catch (why) {
  stop("The game could not be loaded", why instanceof Missing ? why.message : lastLine(why));
}
