import { parse } from "csv-parse/sync";
import { oneLabel, sameInBoth } from "./both-languages.ts";
import { grammar } from "./grammar.ts";
import { type Exception, exceptions, keptNames, knownWords, truePairs } from "./known.ts";
import { macrons, sounds } from "./sounds.ts";
import { anyOf, type Finding, type MaoriText, readTerm, type Term } from "./terms.ts";
import { agencies, forbidden, required } from "./wording.ts";

/** @param table the text of `terms.csv` */
export function glossaryOf(table: string) {
  const terms = parse<Record<string, string>>(table, { columns: true }).map(readTerm);
  const ofOne = [
    forbidden(terms),
    required(terms, keptNames),
    agencies(terms),
    sounds(Object.values(knownWords).flat()),
    sameInBoth,
    grammar,
  ];
  const found = new Map<MaoriText, Finding[]>();
  const findingsOf = (text: MaoriText): Finding[] => {
    const own = found.get(text) ?? ofOne.flatMap((rule) => rule(text));
    found.set(text, own);
    return own;
  };

  /** @returns what the glossary finds wrong, and the exceptions that were made */
  function findings(all: readonly MaoriText[]): { wrong: Finding[]; excepted: Set<Exception> } {
    const once = [...new Map(all.map((text) => [`${text.en}\n${text.mi}`, text])).values()];
    const everything = [...once.flatMap(findingsOf), ...macrons(once, truePairs), ...oneLabel(all)];
    const excepted = new Set<Exception>();
    const wrong = everything.filter((finding) => {
      const exception = exceptionTo(finding);
      if (exception) excepted.add(exception);
      return !exception;
    });
    return { wrong, excepted };
  }

  /**
   * What new words bring in that the words of today have not.
   * @param all texts of today, in whose spelling a new word's macrons are looked up
   */
  function newFindings(all: readonly MaoriText[], changed: ReadonlyMap<MaoriText, string>): Finding[] {
    const rules = (text: MaoriText) => new Set(ofOne.flatMap((rule) => rule(text)).map(({ rule }) => rule));
    const words = [...changed].map(([text, mi]) => ({ text, now: { ...text, mi } }));
    const own = words.flatMap(({ text, now }) => {
      const known = rules(text);
      return ofOne.flatMap((rule) => rule(now)).filter(({ rule }) => !known.has(rule));
    });
    const places = new Set(words.map(({ now }) => now.at));
    const others = all.filter((text) => !changed.has(text));
    const spelt = macrons([...others, ...words.map(({ now }) => now)], truePairs);
    return [...own, ...spelt.filter(({ at }) => places.has(at))].filter((each) => !exceptionTo(each));
  }

  /** "benefit: takuhe; cost: utu", of the terms that an English text has. */
  const pattern = anyOf(terms.flatMap(({ english }) => english));
  const wordsFor = (en: string): string => {
    const said = new Set([...en.matchAll(pattern)].map(([, word = ""]) => word.toLowerCase()));
    const has = ({ english }: Term) => english.some((word) => said.has(word.toLowerCase()));
    return terms
      .filter(has)
      .map(({ english, maori }) => `${english[0]}: ${maori.join(", ")}`)
      .join("; ");
  };

  return { terms, findings, newFindings, wordsFor };
}

const exceptionTo = ({ rule, at, what }: Finding): Exception | undefined =>
  exceptions.find(
    (exception) => exception.rule === rule && exception.at.test(at) && (exception.what?.test(what) ?? true),
  );
