import { readFileSync } from "node:fs";
import ts from "typescript";
import { checkContent } from "#workers/content/load/load.mjs";
import { isTest, read, root, sources } from "#workers/local/imports.mjs";
import type { MaoriText } from "#workers/translations/glossary/terms.ts";
import { pairsIn } from "#workers/translations/pairs.mjs";

const data = [
  "app/features/services-near-me/map/towns.json",
  "workers/distress/answers.json",
  "workers/local/identity/people.json",
  "workers/open-data/records/benefits.json",
];

const iwi = "app/features/childcare/parent/steps/person/records/iwi.json";

/** Every Māori text of the product with its English: texts, guide, rules, mails, data, API and error page. */
export function maoriTexts(): MaoriText[] {
  const tables = ["app", "workers"].flatMap((folder) =>
    pairsIn(root, folder).flatMap(({ pair, en, mi }) => leaves(`${folder}/${pair}.mi.json: `, mi, en)),
  );
  const code = sources.filter((file) => /^(app|workers)\//.test(file) && !isTest(file));
  return [
    ...tables,
    ...ofData("app/content", checkContent().content),
    ...data.flatMap((file) => ofData(file, JSON.parse(read(file)))),
    ...(JSON.parse(read(iwi)) as string[][]).map(([code, en = "", mi = ""]) => ({
      at: `${iwi} ${code}`,
      en,
      mi,
    })),
    ...code.flatMap((file) => ofSource(file, read(file))),
    ...ofHtml("public/error.html", readFileSync(`${root}/public/error.html`, "utf8")),
  ].filter(({ mi }) => mi.trim() !== "");
}

type Value = unknown;
const isRecord = (value: Value): value is Record<string, Value> =>
  typeof value === "object" && value !== null;
/** What stands at the same place in both. */
function leaves(at: string, mi: Value, en: Value): MaoriText[] {
  if (typeof mi === "string") {
    const english = typeof en === "string" ? en : "";
    // In these the other language is meant.
    if (/companion$/.test(at)) return [{ at, en: mi, mi: english }];
    return /toggle$|buttons\/language$/.test(at) ? [] : [{ at, en: english, mi }];
  }
  if (!isRecord(mi)) return [];
  return Object.entries(mi).flatMap(([name, value]) =>
    leaves(`${at}${at.endsWith(" ") ? "" : "/"}${name}`, value, isRecord(en) ? en[name] : undefined),
  );
}

/** Pairs `x`, `xMi` or `en`, `mi` at any depth. Keywords of the search are typed, not read. */
function ofData(at: string, value: Value): MaoriText[] {
  if (!isRecord(value)) return [];
  const name = value.TitleEN ?? value.NameEN ?? value.nameEn ?? value.id ?? value.address;
  const here = typeof name === "string" || typeof name === "number" ? `${at} ${name}` : at;
  return Object.entries(value).flatMap(([key, one]) => {
    if (/keywords/i.test(key)) return [];
    const ending = /_?m(i)$/i.exec(key);
    if (!ending || !(typeof one === "string")) return ofData(`${here}/${key}`, one);
    const stem = key.slice(0, ending.index);
    const english = [`${stem}En`, `${stem}EN`, `${stem}_en`, stem, "en"].map((each) => value[each]);
    return [
      { at: `${here}/${key}`, en: String(english.find((each) => typeof each === "string") ?? ""), mi: one },
    ];
  });
}

/** `{ en: …, mi: … }`, `both(…, …)` and elements with `lang="mi"` in a file of code. */
function ofSource(file: string, text: string): MaoriText[] {
  if (!/\bmi:|lang="mi"|\bboth\(|\benglish\(/.test(text)) return [];
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    false,
    file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: MaoriText[] = [];
  const add = (node: ts.Node, en: string, mi: string) =>
    found.push({ at: `${file}:${source.getLineAndCharacterOfPosition(node.pos).line + 1}`, en, mi });
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const [en, mi] = ["en", "mi"].map((name) => property(node, name));
      if (mi) pair(en, mi);
    }
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.arguments.length === 2) {
      const [first, second] = node.arguments;
      if (node.expression.text === "both") pair(first, second!);
      if (node.expression.text === "english") pair(undefined, second!);
    }
    ts.forEachChild(node, visit);
  };
  const pair = (en: ts.Expression | undefined, mi: ts.Expression): void => {
    if (ts.isObjectLiteralExpression(mi)) {
      for (const each of mi.properties)
        if (ts.isPropertyAssignment(each) && ts.isIdentifier(each.name)) {
          const other = en && ts.isObjectLiteralExpression(en) ? property(en, each.name.text) : undefined;
          pair(other, each.initializer);
        }
      return;
    }
    const said = words(mi);
    if (said !== undefined) add(mi, (en && words(en)) ?? "", said);
  };
  visit(source);
  for (const [, , html = ""] of text.matchAll(/<(\w+) lang="mi"[^>]*>([^<{].*?)<\/\1>/gs))
    if (!/\$\{|\{["'(\w]/.test(html)) found.push({ at: file, en: "", mi: html });
  return found;
}

function property(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = node.properties.find((each) => each.name && "text" in each.name && each.name.text === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** The words of a string, a template or a function that makes one; what is put in is `{{}}`. */
function words(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `{{}}${literal.text}`).join("");
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return words(node.body);
  if (ts.isParenthesizedExpression(node)) return words(node.expression);
  if (ts.isBinaryExpression(node)) {
    const [left, right] = [words(node.left), words(node.right)];
    return left !== undefined && right !== undefined ? left + right : undefined;
  }
  return undefined;
}

const ofHtml = (file: string, html: string): MaoriText[] =>
  [...html.matchAll(/<(\w+)[^>]* lang="mi"[^>]*>(.*?)<\/\1>/gs)].map(([, , mi = ""]) => ({
    at: file,
    en: "",
    mi: mi.replace(/\s+/g, " "),
  }));
