import { seen } from "./seen.ts";
import {
  anyOf,
  coreOf,
  type Finding,
  type MaoriText,
  type Term,
  wholeWords,
  wordsThatBegin,
} from "./terms.ts";

/** Wordings that are wrong wherever they stand: forbidden variants of a term, slips of grammar, one and many. */
export function forbidden(terms: readonly Term[]): (text: MaoriText) => Finding[] {
  const wrong = terms.flatMap(({ never, maori, kind }) =>
    never.map((wording) => ({
      core: coreOf(wording),
      pattern: wholeWords(wording),
      better: maori.join(" or "),
      kind,
    })),
  );
  return ({ at, mi }) => {
    const text = seen(mi);
    const lower = text.toLowerCase();
    const possible = wrong.filter(({ core }) => lower.includes(core));
    return possible.flatMap(({ pattern, better, kind }) =>
      [...text.matchAll(pattern)].map(([found]) => ({
        at,
        rule: kind === "number" ? "one and many" : "never",
        what: `“${found.replace(/\s+/g, " ")}”: ${better}`,
      })),
    );
  };
}

/**
 * The Māori word of a term wherever the English has the term.
 * @param names English names that are kept as they are: a term within one of them asks for nothing
 */
export function required(terms: readonly Term[], names: readonly string[]): (text: MaoriText) => Finding[] {
  const answers = new Map(
    terms
      .filter((term) => term.required)
      .flatMap(({ english, maori }) => english.map((word) => [word, maori] as const)),
  );
  const patterns = new Map([...answers].map(([word, maori]) => [word, maori.map(wordsThatBegin)]));
  const terminology = anyOf([...answers.keys()]);
  const kept = anyOf(names);
  const cores = [...answers.keys()].map(coreOf);
  /** A name is meant with its capital letters. */
  const termOf = (word: string) => [word, word.toLowerCase()].find((each) => answers.has(each)) ?? [];
  return ({ at, en, mi }) => {
    const lower = en.toLowerCase();
    if (!cores.some((core) => lower.includes(core))) return [];
    const english = seen(en).replace(kept, " ").replace(/\s+/g, " ");
    const words = new Set([...english.matchAll(terminology)].flatMap(([, word = ""]) => termOf(word)));
    if (words.size === 0) return [];
    const text = seen(mi);
    return [...words]
      .filter((word) => !patterns.get(word)?.some((pattern) => pattern.test(text)))
      .map((word) => ({ at, rule: "term", what: `“${word}” wants ${answers.get(word)?.join(" or ")}` }));
  };
}

/** An agency that has a Māori name has it beside its English one. */
export function agencies(terms: readonly Term[]): (text: MaoriText) => Finding[] {
  const named = terms
    .filter(({ kind, required, english, maori }) => kind === "agency" && required && english[0] !== maori[0])
    .flatMap(({ english, maori }) =>
      english.map((name) => ({ name, maori, core: coreOf(name), pattern: wholeWords(name) })),
    );
  return ({ at, mi }) => {
    const text = seen(mi);
    const lower = text.toLowerCase();
    return named
      .filter(({ core }) => lower.includes(core))
      .filter(
        ({ pattern, maori }) =>
          text.search(pattern) >= 0 && !maori.some((name) => lower.includes(name.toLowerCase())),
      )
      .map(({ name, maori }) => ({ at, rule: "agency", what: `“${name}” is ${maori.join(" or ")}` }));
  };
}
