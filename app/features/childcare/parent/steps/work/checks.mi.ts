import type { Translation } from "#app/i18n/translation.ts";
import type { checks as en } from "./checks.en.ts";

export const checks: Translation<typeof en> = {
  finishBeforeStart: "Me whai i te rā tīmata te rā whakamutunga.",
  finishTooLate: "Kāore e taea te rā whakamutunga i muri i te tau {{year}}, tēnā tirohia anō.",
};
