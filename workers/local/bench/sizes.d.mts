interface Sizes {
  raw: number;
  gzip: number;
  brotli: number;
}
/** Bytes: as it is, gzip at level 6, brotli at its best. */
export function sizesOf(content: string | Uint8Array): Sizes;
/** The sizes of what a browser loads besides pages, and of each worker's bundle, by name. */
export function sizesOfBuild(): Record<string, Sizes>;
/** The sizes of pages, HTML and style sheets together, in both languages. */
export function sizesOfPages(site: string): Promise<[path: string, sizes: Sizes][]>;
