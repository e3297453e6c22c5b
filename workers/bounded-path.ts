import { getPath } from "hono/utils/url";

/** Characters: a search of 100 letters of four encoded bytes each. */
const longest = 1500;

/** Matching routes takes time with the square of the length. */
export function boundedPath(request: Request): string {
  const path = getPath(request);
  return path.length > longest ? "/too-long" : path;
}
