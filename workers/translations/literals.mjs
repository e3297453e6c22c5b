import ts from "typescript";

/**
 * @typedef {{ start: number, end: number, write: string }} Place where a text stands, in characters of its file, and how it is written there
 * @typedef {{ path: string, text: string, place: Place }} Literal
 */

export const parse = (file, text) =>
  file.endsWith(".json")
    ? ts.parseJsonText(file, text)
    : ts.createSourceFile(
        file,
        text,
        ts.ScriptTarget.Latest,
        false,
        file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
      );

function declarationsIn(statement) {
  const isExported = Boolean(statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));
  if (ts.isFunctionDeclaration(statement) && statement.name && statement.body)
    return [{ name: statement.name.text, value: statement.body, isExported }];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    initializer ? [{ name: name.text, value: initializer, isExported }] : [],
  );
}

const nothing = () => undefined;

/** @param resolve what a constant of the file was made with @returns {Literal[]} */
export function leaves(source, path, node, resolve = nothing) {
  const at = (name, child) => leaves(source, path ? `${path}/${name}` : name, child, resolve);
  const same = (child) => leaves(source, path, child, resolve);
  const literal = literalAt(source, path, node);
  if (literal) return [literal];
  if (ts.isIdentifier(node)) {
    const value = resolve(node.text);
    return value ? same(value) : [];
  }
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((each) => ofProperty(each, at, same));
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((each, index) => at(String(index), each));
  if (ts.isConditionalExpression(node)) return [...at("then", node.whenTrue), ...at("else", node.whenFalse)];
  if (ts.isCallExpression(node))
    return node.arguments.flatMap((each, index) => (index === 0 ? same(each) : at(String(index), each)));
  if (ts.isArrowFunction(node)) return same(node.body);
  if (ts.isBlock(node))
    return node.statements.flatMap((each) =>
      ts.isReturnStatement(each) && each.expression
        ? same(each.expression)
        : declarationsIn(each).flatMap(({ name, value }) => at(name, value)),
    );
  const inner = innerOf(node);
  return inner ? same(inner) : [];
}

function ofProperty(property, at, same) {
  if (ts.isPropertyAssignment(property)) return at(nameOf(property.name), property.initializer);
  if (ts.isSpreadAssignment(property) && ts.isIdentifier(property.expression))
    return same(property.expression);
  if (ts.isShorthandPropertyAssignment(property)) return at(property.name.text, property.name);
  return [];
}

const innerOf = (node) =>
  (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) &&
  node.expression;

const nameOf = (name) => ("text" in name ? name.text : "");

/** @returns {Literal | undefined} */
function literalAt(source, path, node) {
  const text = said(source, node);
  if (text === undefined) return undefined;
  const write = source.fileName.endsWith(".json")
    ? "json"
    : ts.isStringLiteralLike(node)
      ? "string"
      : "template";
  return { path, text, place: { start: node.getStart(source), end: node.end, write } };
}

/** What is put into a template stands between `{{` and `}}`, as the code names it. */
function said(source, node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return (
      node.head.text +
      node.templateSpans
        .map(({ expression, literal }) => `{{${expression.getText(source)}}}${literal.text}`)
        .join("")
    );
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return said(source, node.body);
  if (ts.isParenthesizedExpression(node)) return said(source, node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [said(source, node.left), said(source, node.right)];
    return left !== undefined && right !== undefined ? left + right : undefined;
  }
  return undefined;
}

/**
 * `{ en: …, mi: … }`, `name` and `name_mi`, `both(…, …)` and `english(…, …)` anywhere in code or data.
 * @returns {{ path: string, en: string, mi: Literal }[]}
 */
export function pairsIn(source) {
  const found = [];
  const pair = (path, en, mi) => {
    const english = new Map((en ? leaves(source, path, en) : []).map((each) => [each.path, each.text]));
    for (const each of leaves(source, path, mi))
      found.push({ path: each.path, en: english.get(each.path) ?? "", mi: each });
  };
  const visit = (path, node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const named = new Map(
        node.properties.flatMap((each) =>
          ts.isPropertyAssignment(each) ? [[nameOf(each.name), each.initializer]] : [],
        ),
      );
      const own = path || identityOf(named);
      for (const [name, value] of named) {
        const english = /^mi$/.test(name) ? "en" : /_mi$/.test(name) && name.slice(0, -3);
        const first = english && (named.get(english) ?? named.get(`${english}_en`));
        if (english && !/keywords/i.test(path)) pair(own, first, value);
        if (!english) visit(own ? `${own}/${name}` : name, value);
      }
      return;
    }
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.arguments.length === 2) {
      const [first, second] = node.arguments;
      if (["both", "english"].includes(node.expression.text)) pair(path, first, second);
    }
    ts.forEachChild(node, (child) => visit(path, child));
  };
  visit("", source);
  return found;
}

/** A record is known by what it calls itself. */
const identityOf = (named) =>
  ["id", "name", "address"].map((name) => named.get(name)?.text).find((text) => typeof text === "string") ??
  "";

/** A text as code. @param {string} before how it was written */
export function written(text, write, before) {
  if (write === "json") return JSON.stringify(text);
  if (write === "template") return template(text, before);
  const [quote] = text.includes('"') && !text.includes("'") ? ["'"] : ['"'];
  return quote + escaped(text, quote) + quote;
}

const escaped = (text, quote) =>
  text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll(quote, `\\${quote}`);

/** Functions and sums are written anew as one template, with what was put in before. */
function template(text, before) {
  const head = /^\s*(?:\(?[\w, ]*\)?\s*=>\s*)?/.exec(before)?.[0] ?? "";
  const values = [...before.matchAll(/\$\{((?:[^{}]|\{[^}]*\})*)\}/g)].map(([, value]) => value);
  const literal = escaped(text, "`").replaceAll("${", "\\${");
  const filled = values.reduce((all, value) => all.replace(`{{${value}}}`, `\${${value}}`), literal);
  return filled.includes("${") ? `${head}\`${filled}\`` : head + written(text, "string", before);
}
