import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { guideTexts } from "../../translations/guide-texts.mjs";
import { isTextRead } from "../../translations/readings.mjs";
import { addressCheck } from "./addresses.mjs";
import { renderElements } from "./elements.mjs";
import { checkFacts, shapes } from "./facts.mjs";
import { Problems } from "./problems.mjs";
import { languages, readData, readDocument } from "./read-document.mjs";
import { wrongMarks } from "./render-markdown.mjs";

export class Reader {
  problems = new Problems();
  helplines = [];
  /** Texts of the first-aid pocket, by id. */
  firstAid = new Map();
  #folder;
  #readings;
  #links = [];
  #ids = new Map();

  /** @param readings Māori texts that a fluent reader has read, by hash */
  constructor(folder, readings) {
    this.#folder = folder;
    this.#readings = readings;
  }

  /** In numerical order, without hidden files. */
  list(below) {
    const full = path.join(this.#folder, below);
    if (!statSync(full, { throwIfNoEntry: false })?.isDirectory()) return [];
    const number = (name) => Number(/^(\d+)-/.exec(name)?.[1] ?? 0);
    const names = readdirSync(full).filter((name) => !name.startsWith("."));
    return names.sort((a, b) => number(a) - number(b) || (a < b ? -1 : 1));
  }

  data(file, shape) {
    const full = path.join(this.#folder, file);
    if (!existsSync(full)) return [];
    const { value, lineOf } = readData(readFileSync(full, "utf8"), 0, (line, what) =>
      this.problems.add(file, line, what),
    );
    return checkFacts({ file, facts: value, lineOf }, shape, this.problems) ?? [];
  }

  document(file, kind, options) {
    const { problems } = this;
    const text = readFileSync(path.join(this.#folder, file), "utf8");
    const document = readDocument(file, text, problems);
    const facts = checkFacts(document, shapes[kind], problems);
    const phones = facts && new Set(facts.helplines.map(({ number }) => number.replace(/\D/g, "")));
    const elements = renderElements(document, {
      ...options,
      problems,
      firstAid: this.firstAid,
      link: (line, address) => this.#links.push({ file, line, address, phones }),
    });
    if (facts) {
      this.#checkNames(document, facts, kind);
      this.helplines.push(...facts.helplines);
    }
    const isRead = guideTexts(text).every((each) => isTextRead(this.#readings, each));
    return { file, facts, elements, lineOf: document.lineOf, translation: isRead ? "checked" : "draft" };
  }

  #checkNames({ file, lineOf }, facts, kind) {
    for (const field of ["name", "title", "label"]) {
      for (const language of languages) {
        const mistake = wrongMarks(facts[field]?.[language] ?? "");
        if (mistake) this.problems.add(file, lineOf([field, language]), `${field}.${language} ${mistake}`);
      }
    }
    const known = this.#ids.get(`${kind} ${facts.id}`);
    if (known) this.problems.add(file, lineOf(["id"]), `id ${facts.id} is taken by ${known}`);
    else this.#ids.set(`${kind} ${facts.id}`, file);
  }

  expectAddress(file, address) {
    this.#links.push({ file, line: 1, address });
  }

  /** Must run last: only then are all addresses known. */
  checkLinks(content) {
    const mistakeOf = addressCheck(content);
    for (const { file, line, address, phones } of this.#links) {
      const mistake = mistakeOf(address);
      if (mistake) this.problems.add(file, line, mistake);
      else if (phones && address.startsWith("tel:") && !phones.has(address.replace(/\D/g, "")))
        this.problems.add(file, line, `the number ${address} is not among the helplines of this file`);
    }
  }
}
