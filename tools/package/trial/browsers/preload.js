// Runs in the page before its own scripts: remembers what sounds, and holds a pad made of air.
(() => {
  const frames = (count) =>
    new Promise((done) => {
      const wait = () => (count-- > 0 ? requestAnimationFrame(wait) : done());
      wait();
    });

  // ------------------------------------------------------------ sound

  const contexts = [];
  const ears = [];
  for (const name of ["AudioContext", "webkitAudioContext"]) {
    const Known = window[name];
    if (Known === undefined) continue;
    window[name] = class extends Known {
      constructor(...wishes) {
        super(...wishes);
        contexts.push(this);
      }
    };
  }
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (to, ...rest) {
    const result = connect.call(this, to, ...rest);
    if (to === this.context.destination) {
      const ear = this.context.createAnalyser();
      connect.call(this, ear);
      ears.push(ear);
    }
    return result;
  };

  async function loudest(milliseconds) {
    const end = performance.now() + milliseconds;
    let peak = 0;
    while (performance.now() < end) {
      for (const ear of ears) {
        const wave = new Float32Array(ear.fftSize);
        ear.getFloatTimeDomainData(wave);
        for (const height of wave) peak = Math.max(peak, Math.abs(height));
      }
      await frames(2);
    }
    return peak;
  }

  // ------------------------------------------------------------ a pad in the standard layout

  const pad = {
    id: "Trial pad (STANDARD GAMEPAD)",
    index: 0,
    connected: true,
    mapping: "standard",
    timestamp: 1,
    axes: [0, 0, 0, 0],
    buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })),
    vibrationActuator: null,
  };
  let plugged = false;
  navigator.getGamepads = () => [plugged ? pad : null, null, null, null];

  function plug() {
    if (plugged) return;
    plugged = true;
    const found = new Event("gamepadconnected");
    Object.defineProperty(found, "gamepad", { value: pad });
    window.dispatchEvent(found);
  }

  function set(number, down) {
    pad.buttons[number] = { pressed: down, touched: down, value: down ? 1 : 0 };
    pad.timestamp = performance.now(); // what has not changed since is not read again
  }

  async function press(number) {
    plug();
    set(number, true);
    await frames(3);
    set(number, false);
    await frames(3);
  }

  // ------------------------------------------------------------ speed

  // Frames shown and time passed while pieces were moving, from the first look to the last.
  async function pace(milliseconds, moving) {
    const from = performance.now();
    const before = tsukiji.frames;
    if (!moving()) return null;
    while (performance.now() - from < milliseconds) await frames(1);
    return moving() ? [tsukiji.frames - before, performance.now() - from] : null;
  }

  window.trial = { contexts, frames, loudest, press, pace };
})();
