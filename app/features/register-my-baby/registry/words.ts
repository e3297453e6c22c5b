import { defineWords } from "#app/i18n/words.ts";
import { registryErrors as en } from "./messages.en.ts";
import { registryErrors as mi } from "./messages.mi.ts";

/** What the registry says about an application, in words. */
export const registryWords = defineWords("registry-errors", { en, mi });

export type RegistryKey = keyof typeof en;
