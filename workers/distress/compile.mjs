import { readFileSync } from "node:fs";

const { classes, spellings, tolerant, ordinary, innocent, whole, kinds } = JSON.parse(
  readFileSync(new URL("phrases.json", import.meta.url), "utf8"),
);

const lettered = Object.entries(classes).map(([name, words], index) => ({
  name,
  letter: String.fromCharCode("a".charCodeAt(0) + index),
  words: words.split("|"),
}));

/** Compiling phrases.json in the worker would cost each isolate a tenth of a second. */
export function compiledPhrases() {
  const letters = {};
  for (const { letter, words } of lettered)
    for (const word of words) letters[word] = (letters[word] ?? "") + letter;
  return {
    letters,
    spellings,
    tolerant,
    ordinary,
    whole,
    innocent: innocent.map(compile),
    kinds: kinds.map(({ id, patterns }) => ({ id, patterns: patterns.map(compile) })),
  };
}

/**
 * A pattern has words, stems (`suicid*`), alternatives (`(a|b c)`), classes (`{baby}`), optional words (`my?`), and up to
 * four words of any kind (`..`). It begins with a `word`, a `stem*` or a `#letter`.
 */
function compile(pattern) {
  let at = 0;
  const sequence = () => {
    const parts = [];
    while (at < pattern.length && pattern[at] !== ")" && pattern[at] !== "|") {
      if (pattern[at] === " ") at++;
      else parts.push(optional(part()));
    }
    const needed = parts.findIndex(({ mayBeMissing }) => !mayBeMissing);
    const starting = needed < 0 ? parts : parts.slice(0, needed + 1);
    return {
      source: parts.map(({ source }) => source).join(""),
      begins: starting.flatMap(({ begins }) => begins),
      mayBeMissing: needed < 0,
    };
  };
  const alternatives = () => {
    const all = [sequence()];
    while (pattern[at] === "|") {
      at++;
      all.push(sequence());
    }
    return {
      source: all.length === 1 ? all[0].source : `(?:${all.map(({ source }) => source).join("|")})`,
      begins: all.flatMap(({ begins }) => begins),
      mayBeMissing: all.some(({ mayBeMissing }) => mayBeMissing),
    };
  };
  const part = () => {
    if (pattern[at] === "(") {
      at++;
      const inner = alternatives();
      at++;
      return inner;
    }
    const [word = "", , name] = /^(\{(\w+)\}|\.\.|[^ ()|{}?]+)/.exec(pattern.slice(at)) ?? [];
    if (word === "") throw new Error(`Not understood at ${at}: ${pattern}`);
    at += word.length;
    if (name !== undefined) return classPart(name);
    if (word === "..") return { source: "(?:[^ .]+ ){0,4}?", begins: [], mayBeMissing: true };
    const source = word.endsWith("*") ? `${word.slice(0, -1)}[^ .]* ` : `${word}:[a-z]* `;
    return { source, begins: [word], mayBeMissing: false };
  };
  const optional = (made) => {
    if (pattern[at] !== "?") return made;
    at++;
    return { ...made, source: `(?:${made.source})?`, mayBeMissing: true };
  };
  const { source, begins, mayBeMissing } = alternatives();
  if (mayBeMissing) throw new Error(`Fits nothing at all, too: ${pattern}`);
  return [source, [...new Set(begins)]];
}

function classPart(name) {
  const found = lettered.find((each) => each.name === name);
  if (!found) throw new Error(`There is no class ${name}`);
  const several = found.words.filter((word) => word.includes(" ")).map((words) => words.split(" "));
  const sources = several.map((words) => words.map((word) => `${word}:[a-z]* `).join(""));
  return {
    source: `(?:${[`[^ :.]+:[a-z]*${found.letter}[a-z]* `, ...sources].join("|")})`,
    begins: [`#${found.letter}`, ...several.map(([word]) => word)],
    mayBeMissing: false,
  };
}
