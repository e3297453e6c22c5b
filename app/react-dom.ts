/**
 * Stands for React's part for browsers: pages are drawn on the server only. The router looks this one function up when it is loaded,
 * and calls it in browsers alone.
 */
export function flushSync(): never {
  throw new Error("Nothing is drawn in a browser.");
}
