import type { Translation } from "#app/i18n/translation.ts";
import type { checks as en } from "./checks.en.ts";

export const checks: Translation<typeof en> = {
  oneResidency: "Tēnā whakautua te āe ki tētahi anake o ēnei pātai e toru.",
};
