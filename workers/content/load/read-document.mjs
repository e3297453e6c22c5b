import { isMap, isScalar, LineCounter, parseDocument } from "yaml";

export const languages = ["en", "mi"];

/** @typedef {{ line: number, heading: string | undefined, text: string, textLine: number }} Passage */
/** @typedef {{ type: string, url: string | undefined, line: number, en?: Passage, mi?: Passage }} Element */
/** @typedef {{ file: string, facts: any, lineOf: (path: PropertyKey[]) => number, elements: Element[] }} Document */

/** @returns {Document} without what could not be read, which is reported */
export function readDocument(file, text, problems) {
  const lines = text.split(/\r?\n/);
  const wrong = (line, what) => problems.add(file, line, what);
  for (const [index, line] of lines.entries()) {
    if (line !== line.normalize("NFC"))
      wrong(index + 1, "letters and their macrons must be one character (NFC)");
  }
  const end = lines[0] === "---" ? lines.indexOf("---", 1) : -1;
  if (end < 0) {
    wrong(1, "the file must begin with facts between two lines of three dashes (---)");
    return { file, facts: undefined, lineOf: () => 1, elements: [] };
  }
  const { value, lineOf } = readData(lines.slice(1, end).join("\n"), 1, wrong);
  const facts = value !== null && typeof value === "object" ? value : undefined;
  if (value === null) wrong(1, "there are no facts between the dashes");
  return { file, facts, lineOf, elements: readElements(lines, end + 1, wrong) };
}

/** JSON is YAML too. `above`: lines of the file above the text. The function returned finds the line of a part. */
export function readData(text, above, wrong) {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const lineAt = (offset) => counter.linePos(offset).line + above;
  for (const problem of [...document.errors, ...document.warnings]) {
    wrong(lineAt(problem.pos[0]), `this cannot be read: ${problem.message.split(/ at line |:?\n/)[0]}`);
  }
  const lineOf = (path) => {
    for (let length = path.length; length > 0; length--) {
      const node = nodeAt(document, path.slice(0, length));
      if (node?.range) return lineAt(node.range[0]);
    }
    return 1;
  };
  return { value: document.errors.length > 0 ? undefined : document.toJS(), lineOf };
}

/** The key of a map rather than its value, because a block value begins one line later. */
function nodeAt(document, path) {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const name = path.at(-1);
  if (isMap(parent)) return parent.items.find(({ key }) => isScalar(key) && key.value === name)?.key;
  return document.getIn(path, true);
}

function readElements(lines, start, wrong) {
  const elements = [];
  let element;
  let passage;
  for (let index = start; index < lines.length; index++) {
    const line = lines[index];
    const opening = /^# +(\S+)(?: +(\S.*?))? *$/.exec(line);
    const language = /^## +(en|mi)(?: *: *(.*?))? *$/.exec(line);
    if (opening) {
      element = { type: opening[1], url: opening[2], line: index + 1 };
      passage = undefined;
      elements.push(element);
    } else if (/^##?(\s|$)/.test(line) && !(language && element)) {
      wrong(
        index + 1,
        "a line with # begins an element, a line with ## a language: # richtext, ## en, ## mi: words",
      );
    } else if (language && element) {
      passage = { line: index + 1, heading: language[2] || undefined, text: "", textLine: index + 2 };
      if (element[language[1]]) wrong(index + 1, `the language ${language[1]} stands twice in one element`);
      element[language[1]] = passage;
    } else if (passage) {
      passage.text += `${line}\n`;
    } else if (line.trim() !== "") {
      wrong(index + 1, "text must stand below an element and a language (# richtext, then ## en)");
    }
  }
  return elements;
}
