import ts from "typescript";

/** @typedef {{ path: string, text: string, place: { start: number, end: number, write: string } }} Literal */

/**
 * @param {string} file
 * @param {string} text
 */
export function codeTexts(file, text) {
  if (!/\bmi\b|\bboth\(|\benglish\(/.test(text)) return [];
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  /** @type {{ path: string, en: string, mi: string, place: Literal["place"] }[]} */
  const found = [];
  const pair = (path, en, mi) => {
    const english = new Map((en ? leaves(source, path, en) : []).map((each) => [each.path, each.text]));
    for (const { path: at, text: maori, place } of leaves(source, path, mi))
      found.push({ path: at, en: english.get(at) ?? "", mi: maori, place });
  };
  const visit = (path, node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const named = new Map(
        node.properties.filter(ts.isPropertyAssignment).map((each) => [nameOf(each), each.initializer]),
      );
      const own = path || identityOf(named);
      for (const [name, value] of named)
        if (name === "mi") pair(own, named.get("en"), value);
        else visit(own ? `${own}/${name}` : name, value);
      return;
    }
    if (
      ts.isCallExpression(node) &&
      /^(both|english)$/.test(node.expression.getText(source)) &&
      node.arguments.length === 2
    )
      pair(path, node.arguments[0], node.arguments[1]);
    ts.forEachChild(node, (child) => visit(path, child));
  };
  visit("", source);
  return found.filter(({ en, mi }) => mi.trim() !== "" && mi !== en);
}

const nameOf = ({ name }) => ("text" in name ? name.text : "");

const identityOf = (named) =>
  ["id", "name", "address"].map((name) => named.get(name)?.text).find((text) => typeof text === "string") ??
  "";

/** @returns {Literal[]} */
function leaves(source, path, node) {
  const text = said(source, node);
  if (text !== undefined) {
    const write = ts.isStringLiteralLike(node) ? "string" : "template";
    return [{ path, text, place: { start: node.getStart(source), end: node.end, write } }];
  }
  const inside = (name, child) => leaves(source, path ? `${path}/${name}` : name, child);
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((each, index) => inside(String(index), each));
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties
    .filter(ts.isPropertyAssignment)
    .flatMap((each) => inside(nameOf(each), each.initializer));
}

function said(source, node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce(
      (text, { expression, literal }) => `${text}{{${expression.getText(source)}}}${literal.text}`,
      node.head.text,
    );
  if (ts.isArrowFunction(node)) return said(source, node.body);
  if (ts.isParenthesizedExpression(node)) return said(source, node.expression);
  if (!ts.isBinaryExpression(node)) return undefined;
  const [left, right] = [said(source, node.left), said(source, node.right)];
  return left !== undefined && right !== undefined ? left + right : undefined;
}

/**
 * @param {string} text
 * @param {string} write
 * @param {string} before how it was written
 */
export function asCode(text, write, before) {
  if (write === "string") return JSON.stringify(text);
  const head = /^\s*(?:\(?[\w, {}]*\)?\s*=>\s*)?/.exec(before)?.[0] ?? "";
  if (!text.includes("{{")) return head + JSON.stringify(text);
  const literal = text.replace(/[\\`]|\$\{/g, "\\$&");
  return `${head}\`${literal.replace(/\{\{(.*?)\}\}/g, (_, value) => `\${${value}}`)}\``;
}
