import path from "node:path";
import { read } from "#workers/local/imports.mjs";

export interface Rule {
  /** As `birth/names/dash`: its document, its section, and what it is about. */
  name: string;
  document: string;
  sentence: string;
}

/** The rules of a document of the specification, one a line. */
export function rulesOf(file: string): Rule[] {
  const document = path.basename(file, ".md");
  return [...read(file).matchAll(/^- \*\*([a-z0-9/-]+)\*\* – (.+)$/gm)].map(
    ([, name = "", sentence = ""]) => ({ name, document, sentence }),
  );
}

/** Names of rules in the titles of a test file, in square brackets. */
export const namesIn = (source: string): string[] =>
  [...source.matchAll(/\[([a-z-]+(?:\/[a-z0-9-]+){2,})\](?=[^\n]*["'`])/g)].map(([, name = ""]) => name);

const papers =
  /\b[Ss]pec(?:ification)? [123]\b|\b[Qq]uality [A-Z]\d|\b[Ii]ssue \d|\bfacts \d\.\d|["`(](?!H)[A-Z]\d{1,2}(?:, [A-Z]\d{1,2})*(?:[):] |\)["`])/g;

/** Where a text speaks of a section, an issue or a finding by its number. */
export const speaksOfPapers = (source: string): string[] => source.match(papers) ?? [];
