import { htmlLang } from "#app/i18n/languages.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { NameList, TopName } from "../lists.ts";

/** Undefined when it is the page's own. */
export function useNamesLanguage(list: NameList): string | undefined {
  const { language } = usePage();
  const own = list === "maori" ? "mi" : "en";
  return own === language ? undefined : htmlLang[own];
}

export function useMarkedName(list: NameList): (name: string) => string {
  const { language } = usePage();
  const own = list === "maori" ? "mi" : "en";
  return (name) => (own === language ? name : `<${own}>${name}</${own}>`);
}

/** The star leads to the footnote about other spellings. */
export const starred = ({ name, variations }: TopName): string => name + (variations.length > 0 ? "*" : "");

export const allSpellings = ({ name, variations }: TopName): string =>
  [name, ...variations].join(" / ") + (variations.length > 0 ? "*" : "");
