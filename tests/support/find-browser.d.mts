export interface FoundBrowser {
  executablePath: string;
  args: string[];
}

/** Finds a browser for tests: the one of CHROMIUM_PATH, else the operating system's Chromium, else the one that comes as an npm package; throws when none starts. */
export function findBrowser(): Promise<FoundBrowser>;
/** The same, but the one of the npm package before the operating system's: it has no windows, and so opens a page in a quarter of the time. */
export function findLightBrowser(): Promise<FoundBrowser>;
