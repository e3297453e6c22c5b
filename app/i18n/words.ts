import { createInstance } from "i18next";
import { isSwitchOfLanguage, textHash } from "#workers/translations/text-hash.mjs";
import readTexts from "../../.build/read-texts.json";
import texts from "../../.build/texts.json";
import { type Language, languages } from "./languages.ts";
import { sayCounts } from "./maori/counts.ts";

type Table = { readonly [key: string]: string | Table };

type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

type WithoutPlural<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

export type Key<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}/${Key<T[K]>}`;
}[keyof T & string];

/** The build gathers each folder's `text.en.json` and `text.mi.json`. */
export type Texts = typeof texts.en;
export type Namespace = keyof Texts;

type Values = Readonly<Record<string, string | number>>;

export type Words<T> = ((key: Key<T>, values?: Values) => string) & {
  readonly language: Language;
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

/** Sentences per table and language: numbers have no end. */
const maxRemembered = 2000;

let hasShownUnread = false;

/** Whether unchecked Māori was used since the last call. Pages are rendered in one go. */
export function takeUnread(): boolean {
  const was = hasShownUnread;
  hasShownUnread = false;
  return was;
}

export function noteUnread(): void {
  hasShownUnread = true;
}

type Part = "frame" | "rules" | "distress" | "services" | "api";

export function showPart(part: Part): void {
  if ((readTexts.unreadParts as string[]).includes(part)) noteUnread();
}

type IsRead = (en: string, mi: string) => boolean;

const readHashes = new Set<string>(readTexts.hashes);
const isReadByFluentReader: IsRead = (en, mi) =>
  readTexts.isAll || (readHashes.size > 0 && readHashes.has(textHash(en, mi).slice(-6)));

export function textsOf<N extends Namespace>(namespace: N, language: Language): Texts[N] {
  return (texts[language] as Texts)[namespace];
}

const tablesOf = (namespace: Namespace) =>
  ({ en: texts.en[namespace], mi: texts.mi[namespace] }) as { en: Table; mi: Table };

const known = new Map<string, (language: Language) => unknown>();

/** `wordsOf("search")("mi")("title")` */
export function wordsOf<N extends Namespace>(namespace: N): (language: Language) => Words<Texts[N]> {
  const words = known.get(namespace) ?? defineWords(namespace, tablesOf(namespace));
  known.set(namespace, words);
  return words as (language: Language) => Words<Texts[N]>;
}

/** For words outside the site's own, such as the gallery's. @param isRead whether a fluent reader has checked it */
export function defineWords<const T extends Table>(
  name: string,
  tables: { en: T; mi: Translation<T> },
  isRead: IsRead = isReadByFluentReader,
): (language: Language) => Words<T> {
  const perLanguage = {} as Record<Language, Words<T>>;
  for (const language of languages) {
    i18n.addResourceBundle(language, name, tables[language]);
    const fixed = i18n.getFixedT(language, name);
    const remembered = new Map<string, string>();
    const texts = new Map<string, string | undefined>();
    const textOf = (key: string) => {
      if (!texts.has(key)) {
        const text = textAt(tables[language], key);
        texts.set(key, typeof text === "string" ? text : undefined);
      }
      return texts.get(key);
    };
    const inWords = (key: string, values: Values) => {
      const text = "count" in values ? textOf(`${key}_${values.count === 1 ? "one" : "other"}`) : undefined;
      const said = text ?? textOf(key);
      if (said === undefined) return fixed(key, values);
      return filled(language === "mi" ? sayCounts(said, values) : said, values);
    };
    const known = new Map<string, boolean>();
    const isKnownAsRead = (key: string) => {
      const read = known.get(key) ?? formsOf(key).every((each) => isTextRead(tables, each, isRead));
      known.set(key, read);
      return read;
    };
    const formsOf = (key: string) =>
      textAt(tables.mi, key) === undefined ? [`${key}_one`, `${key}_other`] : [key];
    const words = (key: string, values?: Values) => {
      if (language === "mi" && !hasShownUnread) hasShownUnread = !isKnownAsRead(key);
      // Text may be what a visitor typed, which must not be remembered.
      if (values && Object.values(values).some((value) => typeof value === "string"))
        return inWords(key, values);
      const asked = values ? [key, ...Object.values(values)].join(" ") : key;
      const before = remembered.get(asked);
      if (before !== undefined) return before;
      const found = values ? inWords(key, values) : fixed(key);
      if (remembered.size < maxRemembered) remembered.set(asked, found);
      return found;
    };
    const find = (key: string, values?: Values) =>
      typeof textAt(tables[language], key) === "string" ? words(key, values) : undefined;
    perLanguage[language] = Object.assign(words, { find, language }) as Words<T>;
  }
  return (language) => perLanguage[language];
}

/** Like i18next, which takes ten times as long. */
const filled = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));

/** A text that is wholly in the other language stands in both tables the other way round. */
function isTextRead({ en, mi }: { en: unknown; mi: unknown }, key: string, isRead: IsRead): boolean {
  const [english, maori] = [textAt(en, key), textAt(mi, key)];
  if (typeof english !== "string" || typeof maori !== "string" || english === maori) return true;
  if (isSwitchOfLanguage(key)) return true;
  return key.endsWith("companion") ? isRead(maori, english) : isRead(english, maori);
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
