/** What is wrong with the files of the guide, gathered so that all of it is told at once. */
export class Problems {
  /** @type {{ file: string, line: number, what: string }[]} */
  list = [];

  /**
   * @param {string} file below the folder of the guide
   * @param {number} line from 1
   * @param {string} what in plain words
   */
  add(file, line, what) {
    this.list.push({ file, line, what });
  }

  /** One line for each, as editors and terminals link them: `file:line: what is wrong`. */
  lines() {
    const byPlace = (a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1);
    return [...this.list].sort(byPlace).map(({ file, line, what }) => `${file}:${line}: ${what}`);
  }
}

/** The guide cannot be loaded as its files stand. */
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
