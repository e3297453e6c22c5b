import type { BrowserForTests } from "../support/browser.ts";

export function accessibilityWalk(browser: BrowserForTests, site: string): Promise<string>;
