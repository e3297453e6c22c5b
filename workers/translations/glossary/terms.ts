/** A row of `terms.csv`, the one table of the words of this site in te reo Māori. */
export interface Term {
  kind: "agency" | "money" | "law" | "form" | "health" | "wording" | "number";
  /** Where one of these stands in an English text, one of `maori` must stand in its translation, if the term is required. */
  english: readonly string[];
  maori: readonly string[];
  /** Wordings that are wrong wherever they stand. `#` is a number, `…` any one word. */
  never: readonly string[];
  required: boolean;
  source: string;
  /** H high, M middle, L low: no licensed translator has confirmed a row yet. */
  confidence: string;
  note: string;
}

const list = (cell: string): string[] => cell.split("; ").filter(Boolean);

/** @param row a row of the table, by the names of its columns */
export const readTerm = (row: Readonly<Record<string, string>>): Term => ({
  kind: row.kind as Term["kind"],
  english: list(row.english ?? ""),
  maori: list(row.maori ?? ""),
  never: list(row.never ?? ""),
  required: row.required === "yes",
  source: row.source ?? "",
  confidence: row.confidence ?? "",
  note: row.note ?? "",
});

/** A Māori text with its English, which is empty where there is none. */
export interface MaoriText {
  /** File and key. */
  at: string;
  en: string;
  mi: string;
}

export interface Finding {
  at: string;
  rule: string;
  what: string;
}

const letter = "[\\p{L}\\p{N}]";

/** A wording as the source of a pattern that begins at a word. */
const beginning = (wording: string): string =>
  `(?<!${letter})${wording
    .replace(/[.*+?^${}()[\]\\]/g, "\\$&")
    .replaceAll("…", "[\\p{L}-]+")
    .replaceAll("#", "\\d+")
    .replaceAll(" ", "\\s+")}`;

/** Written with a capital letter it is meant so. */
export const wholeWords = (wording: string): RegExp =>
  new RegExp(`${beginning(wording)}(?!${letter})`, /\p{Lu}/u.test(wording) ? "gu" : "giu");

/** A part without which a wording cannot be there; quicker to look for than the wording. */
export const coreOf = (wording: string): string =>
  wording
    .toLowerCase()
    .split(/[#…]/)
    .map((part) => part.trim())
    .sort((a, b) => b.length - a.length)[0] ?? "";

/** With any ending. */
export const wordsThatBegin = (wording: string): RegExp => new RegExp(beginning(wording), "iu");

/** The longest of the words first: "citizenship office" is not read as "citizenship". */
export const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(
    `(?<!${letter})(${[...words].sort((a, b) => b.length - a.length).join("|")})(?:s|es)?(?!${letter})`,
    "giu",
  );
