import type { Translation } from "#app/i18n/translation.ts";
import type { checks as en } from "./checks.en.ts";

export const checks: Translation<typeof en> = {
  oneResidency: "Tēnā whakautua te āe ki tētahi anake o ēnei pātai e toru.",
  twoDashes:
    "Ka tū te tohuhono hei whakakapi i te ingoa kāore i reira. Tēnā tuhia te ingoa ki tētahi o ngā wāhi e rua.",
  siblingBeforeParent: "Nō mua tēnei rā i te whānautanga o tētahi o ngā mātua. Tēnā tirohia te rā whānau.",
};
