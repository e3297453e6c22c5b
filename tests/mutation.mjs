// Changes one operator or number at a time in a copy of the tree, and counts how often a test notices: `npm run mutation`.

import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import ts from "typescript";
import { isTest, sources } from "../workers/local/imports.mjs";
import { root } from "../workers/local/paths.mjs";

const leastScore = 80;
const parts = {
  rules: /^workers\/rules\/(variables\/|engine|membership|periods|written)/,
  forms: /^app\/forms\/(?!.*(text\.|words))/,
};

const { values } = parseArgs({
  options: { count: { type: "string", default: "40" }, seed: { type: "string", default: "1" } },
});

/** @type {Record<number, string>} */
const instead = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: "!==",
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: "===",
  [ts.SyntaxKind.LessThanToken]: "<=",
  [ts.SyntaxKind.LessThanEqualsToken]: "<",
  [ts.SyntaxKind.GreaterThanToken]: ">=",
  [ts.SyntaxKind.GreaterThanEqualsToken]: ">",
  [ts.SyntaxKind.AmpersandAmpersandToken]: "||",
  [ts.SyntaxKind.BarBarToken]: "&&",
  [ts.SyntaxKind.PlusToken]: "-",
  [ts.SyntaxKind.MinusToken]: "+",
  [ts.SyntaxKind.AsteriskToken]: "/",
  [ts.SyntaxKind.TrueKeyword]: "false",
  [ts.SyntaxKind.FalseKeyword]: "true",
};

/** Where one character more or less makes another program. */
function mutantsOf(file) {
  const text = readFileSync(`${root}/${file}`, "utf8");
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    const at = { file, start: node.getStart(tree), end: node.getEnd() };
    const isOperator = ts.isBinaryExpression(node.parent ?? node) && node.parent.operatorToken === node;
    const isTruth = node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword;
    if ((isOperator || isTruth) && instead[node.kind]) found.push({ ...at, is: instead[node.kind] });
    if (ts.isNumericLiteral(node))
      found.push({ ...at, is: String(Number(node.text.replaceAll("_", "")) + 1) });
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      found.push({ ...at, end: at.start + 1, is: "" });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found.map((mutant) => ({ ...mutant, text }));
}

/** Mulberry32: the same sample for the same seed. */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const folder = mkdtempSync(path.join(os.tmpdir(), "timata-mutation-"));
for (const name of ["app", "workers", "tests", "migrations", "package.json", "tsconfig.json", "LICENSE"])
  cpSync(`${root}/${name}`, `${folder}/${name}`, { recursive: true });
for (const name of ["node_modules", ".build", "public", ".github"])
  symlinkSync(`${root}/${name}`, `${folder}/${name}`);
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

/** A file that everything asks for is judged like the others, by the tests of its part. */
const testsOf = {
  rules: ["workers/rules/"],
  forms: [
    "app/forms/",
    "app/features/financial-help/questionnaire/",
    "app/features/register-my-baby/steps/",
    "tests/visibility.test.tsx",
    "tests/registration-visibility.test.tsx",
  ],
};

function passes(part) {
  const options = ["run", "--config", "tests/vitest.config.ts", "--bail=1", "--reporter=dot"];
  const vitest = `${root}/node_modules/vitest/vitest.mjs`;
  const run = spawnSync(process.execPath, [vitest, ...options, ...testsOf[part]], {
    cwd: folder,
    encoding: "utf8",
    timeout: 300_000,
  });
  return run.status === 0;
}

function isNoticed(part, { file, start, end, is, text }) {
  writeFileSync(`${folder}/${file}`, text.slice(0, start) + is + text.slice(end));
  const isPassed = passes(part);
  writeFileSync(`${folder}/${file}`, text);
  return !isPassed;
}

let isGood = true;
for (const [part, files] of Object.entries(parts)) {
  // Else everything would seem to be noticed.
  if (!passes(part)) throw new Error(`The tests of ${part} fail without any change.`);
  const random = randomFrom(Number(values.seed));
  const all = sources.filter((file) => files.test(file) && !isTest(file)).flatMap(mutantsOf);
  const sample = all
    .map((mutant) => ({ mutant, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, Number(values.count) / 2)
    .map(({ mutant }) => mutant);
  const survived = sample.filter((mutant) => !isNoticed(part, mutant));
  const score = Math.round((100 * (sample.length - survived.length)) / sample.length);
  console.log(`${part}: ${sample.length} of ${all.length} mutants, ${score} % noticed`);
  for (const { file, start, end, is, text } of survived) {
    const line = text.slice(0, start).split("\n").length;
    console.log(`  not noticed: ${file}:${line} "${text.slice(start, end)}" as "${is}"`);
  }
  isGood &&= score >= leastScore;
}
if (!isGood) process.exitCode = 1;
