import { spawnSync } from "node:child_process";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { files, read, root } from "#workers/local/imports.mjs";
import { budgets } from "./bench/budgets.mjs";

const folders = new Set(
  files.flatMap((file) => file.split("/").map((_, depth, parts) => parts.slice(0, depth).join("/"))),
);

/** Records name files of the catalogues and repositories that their data come from; the guide has a form of its own. */
const isAboutData = (file: string): boolean => /\/(records|land)\/README\.md$/.test(file);
const documents = files.filter(
  (file) => file.endsWith(".md") && !file.startsWith("app/content/") && !isAboutData(file),
);
const sources = files
  .filter(
    (file) =>
      /\.(m?ts|tsx|mjs|css|json|toml|sql|yml)$/.test(file) && !/package-lock|\.data\.json$/.test(file),
  )
  .map(read)
  .join("\n");
const words = new Set(sources.match(/[\w$-]+/g));

/** What stands in backticks, blocks of code aside. */
const codeIn = (text: string): string[] =>
  [...text.replace(/^```.*?^```/gms, "").matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);

const extension = /\.(m?ts|tsx|mjs|md|json|toml|css|csv|svg|sql)$/;
const isPath = (code: string): boolean =>
  /^[\w.@<>*-]+(\/[\w.@<>*-]*)*$/.test(code) && (/^[\w.-]+\//.test(code) || extension.test(code));

/** `<name>` and `*` stand for any name; a path is read from the top, from the document's folder, or as the end of one. */
function exists(code: string, document: string): boolean {
  const wanted = code.replace(/\/$/, "");
  const near = path.posix.join(path.posix.dirname(document), wanted);
  const [anywhere, beside] = [wanted, near].map((each) =>
    each.replace(/[.$+]/g, "\\$&").replace(/<[^>]*>|\*+/g, "[^/]+"),
  );
  const pattern = new RegExp(`^(.*/)?${anywhere}$|^${beside}$`);
  return [...files, ...folders].some((file) => pattern.test(file));
}

const isName = (code: string): boolean => /^[A-Za-z_$][\w$-]*(\.[A-Za-z_][\w$]*)*(\(\))?$/.test(code);

describe.each(documents)("%s", (document) => {
  const code = codeIn(read(document));

  test("names no file or folder that is not there", () => {
    expect(code.filter(isPath).filter((each) => !exists(each, document))).toEqual([]);
  });

  test("names nothing that the code does not know", () => {
    const names = code.filter((each) => !isPath(each) && isName(each));
    expect(
      names.filter(
        (each) =>
          !each
            .replace("()", "")
            .split(".")
            .every((part) => words.has(part)),
      ),
    ).toEqual([]);
  });

  test("links to what is there", () => {
    const targets = [
      ...read(document).matchAll(/\]\((?!https?:|#|tel:)([^)#\s]+)[^)]*\)|src(?:set)?="([^"]+)"/g),
    ];
    const paths = targets.map(([, link, image]) =>
      path.posix.join(path.posix.dirname(document), link ?? image ?? ""),
    );
    expect(paths.filter((each) => !files.includes(each) && !folders.has(each.replace(/\/$/, "")))).toEqual(
      [],
    );
  });
});

test("README.md has 900 words at most", () => {
  expect(read("README.md").trim().split(/\s+/).length).toBeLessThanOrEqual(900);
});

test("the picture of the architecture shows the imports as they are", () => {
  const { stderr } = spawnSync(process.execPath, ["tests/picture.mjs", "--check"], { cwd: root });
  expect(String(stderr)).toBe("");
});

describe("The budgets that are written down are those that the tests hold", () => {
  const kilobytes = (bytes: number) => `${bytes / 1000} KB`;
  const rows: [document: string, what: RegExp, limits: string[]][] = [
    ["README.md", /^home and landing/, [kilobytes(budgets.home), kilobytes(budgets.landingPage)]],
    [
      "README.md",
      /^questionnaire; list/,
      [kilobytes(budgets.questionnaire), kilobytes(budgets.servicesList)],
    ],
    ["README.md", /^a step/, [kilobytes(budgets.registrationStep)]],
    ["README.md", /^script on/, [kilobytes(budgets.scripts)]],
    ["README.md", /^D1 queries/, [String(budgets.queries)]],
    ["tests/README.md", /^home page/, [kilobytes(budgets.home), kilobytes(budgets.landingPage)]],
    ["tests/README.md", /^the largest stage/, [kilobytes(budgets.stagePage)]],
    ["tests/README.md", /^questionnaire/, [kilobytes(budgets.questionnaire)]],
    ["tests/README.md", /^results/, [kilobytes(budgets.results)]],
    ["tests/README.md", /^the list of 50/, [kilobytes(budgets.servicesList)]],
    ["tests/README.md", /^the longest list/, [kilobytes(budgets.promises)]],
    ["tests/README.md", /^Paid Parental Leave/, [kilobytes(budgets.leaveChecker)]],
    [
      "tests/README.md",
      /^a step/,
      [
        kilobytes(budgets.registrationStep),
        kilobytes(budgets.registrationScripts),
        `${budgets.registrationQueries} D1`,
      ],
    ],
    [
      "tests/README.md",
      /^script on/,
      [budgets.scripts, budgets.runtime, budgets.shell, budgets.mapIsland, budgets.mapboxIsland].map(
        kilobytes,
      ),
    ],
    ["tests/README.md", /^a map of/, [kilobytes(budgets.map)]],
    ["tests/README.md", /^site worker/, [kilobytes(budgets.siteWorker)]],
    ["tests/README.md", /^all 17/, [`${budgets.engineCpu} ms`]],
    [
      "tests/README.md",
      /^the 50 nearest/,
      [`${budgets.nearestCpu} ms`, budgets.nearestRows.toLocaleString("en")],
    ],
    ["tests/README.md", /^a search of the whole guide/, [`${budgets.searchCpu} ms`]],
    ["tests/README.md", /^a suggestion/, [`${budgets.suggestionCpu} ms`]],
    ["tests/README.md", /^home or stage page/, [String(budgets.cachedRatio)]],
    ["tests/README.md", /Hono JSX \|/, [String(budgets.honoRatio)]],
    ["tests/README.md", /Remix's default template/, [String(budgets.templateRatio)]],
  ];
  test.each(rows)("%s: %s", (document, what, limits) => {
    const lines = read(document)
      .split("\n")
      .map((line) => line.replace(/^\| /, ""));
    const row = lines.find((line) => what.test(line)) ?? "";
    for (const limit of limits) expect(row).toContain(limit);
  });
});
