// The files of the game, fetched all at once and counted byte by byte.

/** What went wrong, fit to be read by a player. */
export class Missing extends Error {}

/** `told(loaded, total)` is called as bytes come in; names are relative to the page. */
export class Downloads {
  #answers = new Map();
  #loaded = 0;
  #told;
  #fail;
  failure = new Promise((_, failed) => { this.#fail = failed; }); // never settles while all is well

  constructor(files, told) {
    this.#told = told;
    this.total = files.reduce((sum, file) => sum + file.bytes, 0);
    for (const { name } of files) this.#answers.set(name, this.#begin(name));
    for (const answer of this.#answers.values()) answer.catch((why) => this.#fail(why));
    this.failure.catch(() => {}); // told to whoever waits for it
  }

  static address(name) { return new URL(name, document.baseURI).href; }

  async bytes(name) { return (await this.#take(name)).arrayBuffer(); }

  async json(name) { return (await this.#take(name)).json(); }

  /** A script is run from memory: by its address it might be fetched a second time. */
  async run(name) {
    const address = URL.createObjectURL(new Blob([await this.bytes(name)], { type: "text/javascript" }));
    await new Promise((done, failed) => {
      const script = document.createElement("script");
      script.onload = done;
      script.onerror = () => failed(new Missing(`${name} cannot be run`));
      script.src = address;
      document.head.append(script);
    });
    URL.revokeObjectURL(address);
  }

  /** While `work` lasts, whoever fetches one of the files gets the one that is on its way already. */
  async standIn(work) {
    const usual = window.fetch;
    const names = new Map([...this.#answers.keys()].map((name) => [Downloads.address(name), name]));
    window.fetch = (what, options) => {
      const name = names.get(String(what?.url ?? what));
      return name && this.#answers.has(name) ? this.#take(name) : usual.call(window, what, options);
    };
    try {
      return await work();
    } finally {
      window.fetch = usual;
    }
  }

  /** Once each: what nobody holds any more gives its memory back. */
  #take(name) {
    const answer = this.#answers.get(name);
    this.#answers.delete(name);
    return answer ?? Promise.reject(new Missing(`${name} is not among the files of the game`));
  }

  async #begin(name) {
    const response = await fetch(name).catch((why) => {
      throw new Missing(`${name} cannot be fetched (${why.message})`);
    });
    if (!response.ok) throw new Missing(`${name} cannot be fetched (${response.status} ${response.statusText})`);
    const type = name.endsWith(".wasm") ? "application/wasm" : response.headers.get("content-type") ?? "";
    return new Response(this.#counted(name, response.body), { headers: { "content-type": type } });
  }

  #counted(name, body) {
    const reader = body.getReader();
    return new ReadableStream({
      pull: async (sink) => {
        const { done, value } = await reader.read().catch((why) => {
          const missing = new Missing(`${name} broke off (${why.message})`);
          this.#fail(missing); // Pyodide would wait for its own file for ever
          throw missing;
        });
        if (done) return sink.close();
        this.#loaded += value.length;
        this.#told(this.#loaded, this.total);
        sink.enqueue(value);
      },
    });
  }
}
