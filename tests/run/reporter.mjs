import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DefaultReporter } from "vitest/node";
import { buildFolder } from "../../workers/local/paths.mjs";

/** @typedef {import("vitest/node").TestModule} TestModule */

/** Up to so many files each has a line of its own. */
const few = 30;
/** Lines of what a file and its sites have said, when it failed. */
const lastLines = 40;
const folder = `${buildFolder}/logs`;

/** How far the run is, which tests failed, and at the end why, with what was said there. What goes well says nothing. */
export class QuietReporter extends DefaultReporter {
  /** @type {Map<string, string[]>} */
  said = new Map();
  files = 0;
  done = 0;
  passed = 0;
  failed = 0;

  constructor() {
    super({ summary: false });
  }

  /** @param {readonly import("vitest/node").TestSpecification[]} specifications */
  onTestRunStart(specifications) {
    this.files = specifications.length;
    super.onTestRunStart(specifications);
  }

  /** @param {import("vitest").UserConsoleLog} log */
  onUserConsoleLog(log) {
    const task = log.taskId ? this.ctx.state.idMap.get(log.taskId) : undefined;
    const file = task?.file.filepath ?? "";
    const lines = this.said.get(file) ?? [];
    this.said.set(file, lines);
    lines.push(...log.content.trimEnd().split("\n"));
    // What is nearly used up is told though nothing fails (`tests/bench/budgets.mjs`).
    for (const line of log.content.split("\n")) if (line.startsWith("Budget ")) this.log(line);
  }

  /** @param {TestModule} testModule */
  onTestModuleEnd(testModule) {
    const tests = [...testModule.children.allTests()];
    const failing = tests.filter((test) => test.result().state === "failed");
    this.done += 1;
    this.passed += tests.filter((test) => test.result().state === "passed").length;
    this.failed += failing.length;
    const name = this.relative(testModule.moduleId);
    for (const test of failing) this.log(`FAILED ${name}: ${test.fullName}`);
    for (const test of tests.filter((test) => test.diagnostic()?.flaky))
      this.log(`Passed at a later try: ${name}: ${test.fullName}`);
    if (this.files <= few) this.log(`${name}: ${tests.length} tests, ${secondsOf(testModule)} s`);
    else if (this.done % Math.ceil(this.files / 20) === 0)
      this.log(`${this.done} of ${this.files} files, ${this.passed} passed, ${this.failed} failed`);
  }

  /**
   * @param {Parameters<DefaultReporter["reportSummary"]>[0]} files
   * @param {Parameters<DefaultReporter["reportSummary"]>[1]} errors
   */
  reportSummary(files, errors) {
    super.reportTestSummary(files, errors, 0);
    rmSync(folder, { recursive: true, force: true });
    for (const { filepath, result } of files) if (result?.state === "fail") this.showSaid(filepath);
    super.reportSummary(files, errors);
  }

  /** It is said before the failures, so that these are last. */
  reportTestSummary() {}

  /** @param {string} file */
  showSaid(file) {
    const lines = this.said.get(file) ?? [];
    if (lines.length === 0) return;
    const name = this.relative(file);
    this.log(`\nSaid last in ${name}:\n${lines.slice(-lastLines).join("\n")}`);
    if (lines.length <= lastLines) return;
    mkdirSync(folder, { recursive: true });
    const log = `${folder}/${name.replaceAll("/", "+")}.log`;
    writeFileSync(log, lines.join("\n"));
    this.log(`All ${lines.length} lines are in ${path.relative(process.cwd(), log)}`);
  }
}

/** @param {TestModule} testModule */
const secondsOf = (testModule) => (testModule.diagnostic().duration / 1000).toFixed(1);
