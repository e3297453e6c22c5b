/** `device` follows `prefers-color-scheme`. */
export const looks = ["device", "light", "dark"] as const;
export type Look = (typeof looks)[number];

const atNight = " and (prefers-color-scheme:dark)";
const never = " and (max-width:0)";

/** Sheets follow the device; for any other choice that one condition is replaced, so that no rule stands twice. */
export const sheetInLook = (sheet: string, look: Look): string =>
  look === "device" ? sheet : sheet.replaceAll(atNight, look === "dark" ? "" : never);
