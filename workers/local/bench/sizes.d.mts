interface Sizes {
  raw: number;
  gzip: number;
  brotli: number;
}
export function sizesOf(content: string | Uint8Array): Sizes;
export function sizesOfBuild(): Record<string, Sizes>;
export function sizesOfPages(site: string): Promise<[path: string, sizes: Sizes][]>;
