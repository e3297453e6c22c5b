import { parse } from "csv-parse/sync";
import { read } from "#workers/local/imports.mjs";
import { oneLabel, sameInBoth } from "./glossary/both-languages.ts";
import { grammar } from "./glossary/grammar.ts";
import { type Exception, exceptions, keptNames, knownWords, truePairs } from "./glossary/known.ts";
import { macrons, sounds } from "./glossary/sounds.ts";
import { type Finding, type MaoriText, readTerm } from "./glossary/terms.ts";
import { agencies, forbidden, required } from "./glossary/wording.ts";

const table = "tests/support/glossary/terms.csv";
const rows = parse<Record<string, string>>(read(table), { columns: true });
export const terms = rows.map(readTerm);

const ofOne = [
  forbidden(terms),
  required(terms, keptNames),
  agencies(terms),
  sounds(Object.values(knownWords).flat()),
  sameInBoth,
  grammar,
];

const found = new Map<MaoriText, Finding[]>();

function findingsOf(text: MaoriText): Finding[] {
  const own = found.get(text) ?? ofOne.flatMap((rule) => rule(text));
  found.set(text, own);
  return own;
}

const isExcepted = ({ rule, at, what }: Finding) => {
  const applies = (exception: Exception) =>
    exception.rule === rule && exception.at.test(at) && (exception.what?.test(what) ?? true);
  return exceptions.find(applies);
};

/** @returns what the glossary finds wrong, and the exceptions that were made */
export function findings(all: readonly MaoriText[]): { wrong: Finding[]; excepted: Set<Exception> } {
  const once = [...new Map(all.map((text) => [`${text.en}\n${text.mi}`, text])).values()];
  const everything = [...once.flatMap(findingsOf), ...macrons(once, truePairs), ...oneLabel(all)];
  const excepted = new Set<Exception>();
  const wrong = everything.filter((finding) => {
    const exception = isExcepted(finding);
    if (exception) excepted.add(exception);
    return !exception;
  });
  return { wrong, excepted };
}
