import { createRequire } from "node:module";

interface Threads {
  receiveMessageOnPort(port: unknown): { message: unknown } | undefined;
  /** Kept, because each file of tests comes here again. */
  receiveAtOnce?: Threads["receiveMessageOnPort"];
}

const threads = createRequire(import.meta.url)("node:worker_threads") as Threads;
threads.receiveAtOnce ??= threads.receiveMessageOnPort;
const receive = threads.receiveAtOnce;
const never = new Int32Array(new SharedArrayBuffer(4));
/** Milliseconds. */
const longest = 2000;

/**
 * Miniflare's synchronous calls (`env.DB.prepare` in a test) wait for a signal that is sent in two parts, a value and a wake-up. Once in
 * many thousand calls the second part of one call wakes the next one, which then finds no answer, and so do all after it. Here it waits on.
 */
threads.receiveMessageOnPort = (port) => {
  for (const began = Date.now(); Date.now() - began < longest; Atomics.wait(never, 0, 0, 1)) {
    const found = receive(port);
    if (found) return found;
  }
  return undefined;
};
