import { createInstance } from "i18next";
import { type Language, languages } from "./languages.ts";
import type { Translation } from "./translation.ts";

type Table = { readonly [key: string]: string | Table };

type WithoutPlural<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

export type Key<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}/${Key<T[K]>}`;
}[keyof T & string];

type Values = Readonly<Record<string, string | number>>;

export type Words<T> = ((key: Key<T>, values?: Values) => string) & {
  find(key: string, values?: Values): string | undefined;
};

const i18n = createInstance();
void i18n.init({
  lng: languages[0],
  fallbackLng: languages[0],
  initImmediate: false,
  keySeparator: "/",
  nsSeparator: false,
  returnNull: false,
  interpolation: { escapeValue: false },
  resources: {},
});

/** Sentences per table and language; numbers have no end. */
const maxRemembered = 2000;

const registered = new Map<string, { en: Table; mi: Table }>();

export function defineWords<const T extends Table>(
  name: string,
  tables: { en: T; mi: Translation<T> },
): (language: Language) => Words<T> {
  registered.set(name, tables as { en: Table; mi: Table });
  const perLanguage = {} as Record<Language, Words<T>>;
  for (const language of languages) {
    i18n.addResourceBundle(language, name, tables[language]);
    const fixed = i18n.getFixedT(language, name);
    const remembered = new Map<string, string>();
    const words = (key: string, values?: Values) => {
      // Text may be what a visitor typed, which must not be remembered.
      if (values && Object.values(values).some((value) => typeof value === "string"))
        return fixed(key, values);
      const asked = values ? [key, ...Object.values(values)].join(" ") : key;
      const known = remembered.get(asked);
      if (known !== undefined) return known;
      const found = values ? fixed(key, values) : fixed(key);
      if (remembered.size < maxRemembered) remembered.set(asked, found);
      return found;
    };
    const find = (key: string, values?: Values) =>
      typeof textAt(tables[language], key) === "string" ? words(key, values) : undefined;
    perLanguage[language] = Object.assign(words, { find }) as Words<T>;
  }
  return (language) => perLanguage[language];
}

export interface Text {
  table: string;
  key: string;
  en: string;
  mi: string;
}

export function allTexts(): Text[] {
  return [...registered].flatMap(([table, { en, mi }]) => textsOf(table, "", en, mi));
}

function textAt(table: unknown, key: string): unknown {
  return key
    .split("/")
    .reduce<unknown>(
      (level, part) =>
        typeof level === "object" && level !== null && Object.hasOwn(level, part)
          ? (level as Table)[part]
          : undefined,
      table,
    );
}

function textsOf(table: string, path: string, en: Table, mi: Table): Text[] {
  return Object.entries(en).flatMap(([name, value]) => {
    const key = path ? `${path}/${name}` : name;
    const other = mi[name];
    return typeof value === "string"
      ? [{ table, key, en: value, mi: String(other) }]
      : textsOf(table, key, value, other as Table);
  });
}
