import type { Language } from "#app/i18n/languages.ts";
import { type Key, type Texts, type Words, wordsOf } from "#app/i18n/words.ts";
import { numbers } from "./limits.ts";

type Table = Texts["paid-parental-leave"];

const plain = wordsOf("paid-parental-leave");

export function words(language: Language): Words<Table> {
  const t = plain(language);
  const numbered = (key: Key<Table>, values?: Parameters<Words<Table>>[1]) =>
    t(key, { ...numbers, ...values });
  return Object.assign(numbered, {
    language,
    find: (key: string, values?: Parameters<Words<Table>>[1]) => t.find(key, { ...numbers, ...values }),
  });
}
