import type { FoundBrowser } from "./find-browser.d.mts";

export interface BrowserGroup {
  name: string;
  find: () => Promise<FoundBrowser>;
  files: string[];
}

export const browserGroups: readonly BrowserGroup[];
export function groupsWithoutBrowser(filters?: readonly string[]): Promise<BrowserGroup[]>;
