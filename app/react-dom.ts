/** In place of React's browser part: the router imports this one function, and calls it in browsers only. */
export function flushSync(): never {
  throw new Error("Nothing is drawn in a browser.");
}
