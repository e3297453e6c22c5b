import { createInstance } from "i18next";
import { type Language, languages } from "./languages.ts";
import type { Translation } from "./translation.ts";

type Table = { readonly [key: string]: string | Table };

type WithoutPlural<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

/** Every address of a leaf in a text table, parts joined by "/"; plural forms count as one. */
export type Key<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}/${Key<T[K]>}`;
}[keyof T & string];

type Values = Readonly<Record<string, string | number>>;

/** The words of one table in one language. */
export type Words<T> = ((key: Key<T>, values?: Values) => string) & {
  /** The same for a key that is put together at run time: nothing when the table has no such leaf. */
  find(key: string, values?: Values): string | undefined;
};

// One instance for the life of the isolate: setting one up per request costs more than a page's words.
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

/** Sentences that one table remembers in one language; numbers have no end. */
const maxRemembered = 2000;

const registered = new Map<string, { en: Table; mi: Table }>();

/**
 * Makes a text table known under a name and gives the function that yields its words in a language.
 * Both languages must have the same keys: the types force it.
 */
export function defineWords<const T extends Table>(
  name: string,
  tables: { en: T; mi: Translation<T> },
): (language: Language) => Words<T> {
  registered.set(name, tables as { en: Table; mi: Table });
  const perLanguage = {} as Record<Language, Words<T>>;
  for (const language of languages) {
    i18n.addResourceBundle(language, name, tables[language]);
    const fixed = i18n.getFixedT(language, name);
    // Most words are the same on every page: each of those is worked out once.
    const remembered = new Map<string, string>();
    const words = (key: string, values?: Values) => {
      // A value in words may be what a visitor typed, which is nothing to remember.
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

/** One leaf of a text table, in both languages. */
export interface Text {
  table: string;
  key: string;
  en: string;
  mi: string;
}

/** All registered words, leaf by leaf: for the page that lists what awaits a fluent reader. */
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
