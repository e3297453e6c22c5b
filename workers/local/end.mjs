/**
 * Stops what runs, once: by Ctrl-C, by an end signal, and when npm is gone, which hands such a signal to its shell only.
 * @param {() => Promise<unknown>} stop
 */
export function endWith(stop) {
  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    await stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, end);
  if (process.env.npm_lifecycle_event === undefined) return;
  const starter = process.ppid;
  setInterval(() => process.ppid === starter || end(), 500).unref();
}
