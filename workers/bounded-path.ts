import { getPath } from "hono/utils/url";

/** Characters. A search of 100 letters of four encoded bytes each is the longest that is meant. */
const longest = 1500;

/** What a router matches: it takes time with the square of the length, and a longer address is nobody's. */
export function boundedPath(request: Request): string {
  const path = getPath(request);
  return path.length > longest ? "/too-long" : path;
}
