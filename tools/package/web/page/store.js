// What the game saves, kept by the browser: a folder of Python's with a copy in the browser's database.

const GAP = 400; // milliseconds between two copies at least: a bots' match saves in every frame

export class Store {
  #files;
  #running = null;
  #waiting = null;
  kept = false;
  trouble = ""; // why nothing is kept, or was not the last time

  /** Brings back what was saved; without a database the folder is there all the same, until the page closes. */
  async open(files, folder) {
    this.#files = files;
    files.mkdirTree(folder);
    try {
      if (!window.indexedDB) throw new Error("it has no database");
      files.mount(files.filesystems.IDBFS, {}, folder);
    } catch (why) {
      this.trouble = reason(why);
      return;
    }
    try {
      await this.#copy(true);
      this.kept = true;
    } catch (why) {
      this.trouble = reason(why);
      files.unmount(folder);
    }
  }

  /** Settles once all that is in the folder now is in the database; never two copies at a time. */
  sync() {
    if (!this.kept) return Promise.resolve();
    if (!this.#running) return this.#begin();
    this.#waiting ??= this.#running.then(() => {
      this.#waiting = null;
      return this.#begin();
    });
    return this.#waiting;
  }

  #begin() {
    const copied = this.#copy(false).then(() => { this.trouble = ""; }, (why) => { this.trouble = reason(why); });
    const rested = copied.then(() => new Promise((done) => setTimeout(done, document.hidden ? 0 : GAP)));
    this.#running = rested.then(() => { this.#running = null; });
    return copied;
  }

  #copy(back) {
    return new Promise((done, failed) => this.#files.syncfs(back, (why) => (why ? failed(why) : done())));
  }
}

function reason(why) {
  return String(why?.message ?? why?.target?.error?.message ?? why?.name ?? why).replace(/\.$/, "");
}
