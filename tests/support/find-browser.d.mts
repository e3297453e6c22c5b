/** Finds a browser for tests: the operating system's Chromium, else the one that comes as an npm package; throws when neither starts. */
export function findBrowser(): Promise<{ executablePath: string; args: string[] }>;
