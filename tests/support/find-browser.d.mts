export interface FoundBrowser {
  executablePath: string;
  args: string[];
  env?: Record<string, string | undefined>;
}

/** Throws when none starts, as the others do. */
export function findBrowser(): Promise<FoundBrowser>;
export function findLightBrowser(): Promise<FoundBrowser>;
export function findWholeBrowser(): Promise<FoundBrowser>;
export function findSameBrowser(): Promise<FoundBrowser>;
