import { htmlLang } from "#app/i18n/languages.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { NameList, TopName } from "./lists.ts";

/** The language that the names of a list are to be said in, where it is not that of the page. */
export function useNamesLanguage(list: NameList): string | undefined {
  const { language } = usePage();
  const own = list === "maori" ? "mi" : "en";
  return own === language ? undefined : htmlLang[own];
}

/** A name of a list for a text that may have marks: said in its own language. */
export function useMarkedName(list: NameList): (name: string) => string {
  const { language } = usePage();
  const own = list === "maori" ? "mi" : "en";
  return (name) => (own === language ? name : `<${own}>${name}</${own}>`);
}

/** A name as the footnote knows it: with a star where other spellings were counted with it. */
export const starred = ({ name, variations }: TopName): string => name + (variations.length > 0 ? "*" : "");

/** All spellings of a name that were counted as one, with the star of the footnote. */
export const allSpellings = ({ name, variations }: TopName): string =>
  [name, ...variations].join(" / ") + (variations.length > 0 ? "*" : "");
