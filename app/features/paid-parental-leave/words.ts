import type { Language } from "#app/i18n/languages.ts";
import { defineWords, type Key, type Words } from "#app/i18n/words.ts";
import { numbers } from "./limits.ts";
import { en } from "./text.en.ts";
import { mi } from "./text.mi.ts";

const plain = defineWords("paid-parental-leave", { en, mi });

type Values = Parameters<Words<typeof en>>[1];

export function words(language: Language): Words<typeof en> {
  const t = plain(language);
  const numbered = (key: Key<typeof en>, values?: Values) => t(key, { ...numbers, ...values });
  return Object.assign(numbered, {
    find: (key: string, values?: Values) => t.find(key, { ...numbers, ...values }),
  });
}
