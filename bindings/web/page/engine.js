// Calls the library, which runs in a worker so that no text, however long, stops the page.

/** The address of the worker, whose script is in this very file. The page gives the browser no other address to run. */
const address = () => {
  const url = URL.createObjectURL(new Blob([WORKER], { type: "text/javascript" }));
  const policy = globalThis.trustedTypes?.createPolicy("worker", { createScriptURL: (own) => own });
  return policy ? policy.createScriptURL(url) : url;
};

/** Asks the worker, and waits for its answers; until an answer comes, the worker may tell its progress. */
export class Engine {
  #worker = new Worker(address());
  #waiting = new Map();
  #last = 0;

  constructor(library) {
    this.#worker.onmessage = ({ data }) => {
      const waiting = this.#waiting.get(data.id);
      if (!waiting) return;
      if ("progress" in data) return waiting.progress?.(data.progress);
      this.#waiting.delete(data.id);
      if ("error" in data) waiting.reject(new Error(data.error));
      else waiting.resolve(data.answer);
    };
    this.ready = this.ask("start", [library]);
  }

  /** Asks the worker for `method`. */
  ask(method, given, progress) {
    const id = ++this.#last;
    const answer = new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject, progress }));
    this.#worker.postMessage({ id, method, given });
    return answer;
  }
}

/** Calls `work` with the newest value only: while it works, newer values replace each other. */
export function newest(work) {
  let running = false;
  let next;
  return async (...given) => {
    next = given;
    if (running) return;
    running = true;
    while (next) {
      // Calls that follow each other without a pause are one.
      await null;
      const now = next;
      next = undefined;
      await work(...now);
    }
    running = false;
  };
}
