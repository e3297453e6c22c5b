export interface FoundBrowser {
  executablePath: string;
  args: string[];
}

/** Throws when none starts, as the two others do. */
export function findBrowser(): Promise<FoundBrowser>;
export function findLightBrowser(): Promise<FoundBrowser>;
export function findWholeBrowser(): Promise<FoundBrowser>;
