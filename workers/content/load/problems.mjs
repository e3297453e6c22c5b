export class Problems {
  /** @type {{ file: string, line: number, what: string }[]} */
  list = [];

  /** @param {string} file relative to the guide's folder */
  add(file, line, what) {
    this.list.push({ file, line, what });
  }

  lines() {
    const byPlace = (a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1);
    return [...this.list].sort(byPlace).map(({ file, line, what }) => `${file}:${line}: ${what}`);
  }
}

export class BrokenContent extends Error {
  name = "BrokenContent";

  /** @param {string[]} problems each `file:line: what is wrong` */
  constructor(problems) {
    super(
      `The guide has ${problems.length === 1 ? "a mistake" : `${problems.length} mistakes`}:\n${problems.join("\n")}`,
    );
    this.problems = problems;
  }
}
