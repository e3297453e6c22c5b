import { htmlLang } from "#app/i18n/languages.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { NameList, TopName } from "../lists.ts";

/** The language of the names, where it differs from the page's. */
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

/** With a star for the footnote where other spellings were counted with it. */
export const starred = ({ name, variations }: TopName): string => name + (variations.length > 0 ? "*" : "");

/** All spellings counted as one, with the star of the footnote. */
export const allSpellings = ({ name, variations }: TopName): string =>
  [name, ...variations].join(" / ") + (variations.length > 0 ? "*" : "");
