/** Day or night; `device` follows `prefers-color-scheme`. */
export const looks = ["device", "light", "dark"] as const;
export type Look = (typeof looks)[number];

const atNight = " and (prefers-color-scheme:dark)";
const never = " and (max-width:0)";

/**
 * Style sheets are written for a device that says what it prefers. Who chose otherwise gets the same sheets with that one condition
 * replaced, so that no rule stands twice and nothing has to run in the browser.
 */
export const sheetInLook = (sheet: string, look: Look): string =>
  look === "device" ? sheet : sheet.replaceAll(atNight, look === "dark" ? "" : never);
