import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  firstCardFile,
  folderOf,
  guideDatabase,
  guideWith,
  removeFolders,
  smallGuide,
} from "../guide-for-tests.ts";
import { contentService } from "../index.ts";
import { checkContent, loadContent } from "../load/load.mjs";
import { contentBoard, hardestGrade, isHomePage } from "./board.mjs";
import { readingGrade } from "./reading-grade.mjs";

afterAll(removeFolders);

/** Whom somebody in danger is told to call. */
const { lines: told } = JSON.parse(
  readFileSync(new URL("../../distress/answers.json", import.meta.url), "utf8"),
) as { lines: { number: string; read?: string }[] };

const boardOf = (folder?: string) => {
  const { content } = checkContent(folder);
  return contentBoard({ stages: content.stages, support: content.support.topics });
};

describe("What editors have to look after", () => {
  const { entries, numbers } = boardOf(
    folderOf(
      guideWith(firstCardFile, (text) =>
        text.replace(
          "url: https://info.health.nz/\n",
          "url: https://info.health.nz/a/page\n    read: 2026-11-01\n",
        ),
      ),
    ),
  );

  test("every card and support topic is there once, the least checked first", () => {
    expect(entries.map(({ address }) => address)).toEqual([
      "/stage/pregnancy#card2002",
      "/stage/baby#card3001",
      "/support#family-violence",
      "/stage/pregnancy#card2001",
    ]);
  });

  test("a source that was read tells the age of the facts, and is no work", () => {
    const card = entries.find(({ address }) => address.endsWith("card2001"));
    expect(card).toMatchObject({ en: "Choosing a midwife", read: "2026-11-01" });
    expect(card?.todo.map(({ what }) => what)).toEqual(["draft"]);
  });

  test("sources that nobody has read and links to a home page are told", () => {
    expect(entries.find(({ address }) => address.endsWith("card3001"))?.todo).toEqual([
      { what: "unread", of: "https://info.health.nz/" },
      { what: "home", of: "https://info.health.nz/" },
      { what: "draft", of: "/stage/baby#card3001" },
    ]);
  });

  test("each number stands once with its page, and with the texts that give it", () => {
    expect(numbers).toEqual([
      {
        name: "Healthline",
        number: "0800 611 116",
        source: "https://info.health.nz/services-support/healthline",
        at: ["/stage/pregnancy#card2001", "/stage/pregnancy#card2002", "/stage/baby#card3001"],
      },
    ]);
  });

  test("a dead anchor and a text that is too hard are told", () => {
    const { content } = checkContent(
      folderOf(
        guideWith(firstCardFile, (text) =>
          text.replace(
            "Your midwife looks after you",
            "Comprehensive multidisciplinary antenatal consultation, incorporating individualised obstetric evaluation, continuity, accessibility and interprofessional communication throughout, necessitates timely registration; see [this](/stage/baby#card3001)",
          ),
        ),
      ),
    );
    const stages = content.stages.filter(({ id }) => id === 2);
    const [entry] = contentBoard({ stages, support: [] }).entries.filter(({ address }) =>
      address.endsWith("card2001"),
    );
    expect(entry?.todo.map(({ what }) => what)).toEqual(["unread", "home", "dead", "draft", "hard"]);
  });

  test.each([
    ["https://www.plunket.org.nz", true],
    ["https://info.health.nz/pregnancy-children/", true],
    ["https://info.health.nz/pregnancy-children/maternity-care", false],
    ["https://www.ird.govt.nz/familyboost", false],
  ])("%s is a home page: %s", (url, isHome) => expect(isHomePage(url)).toBe(isHome));
});

describe("The same list is answered by the service", () => {
  let db: D1Database;
  let end: () => Promise<void>;
  beforeAll(async () => {
    ({ db, end } = await guideDatabase());
    await loadContent(db, folderOf(smallGuide()));
  });
  afterAll(() => end());

  test("from what was loaded", async () => {
    const response = await contentService().content.request("/board", {}, { DB: db });
    expect(await response.json()).toEqual(boardOf(folderOf(smallGuide())));
  });
});

describe("Reading grade", () => {
  test.each([
    ["<p>The cat sat on the mat. The dog ran.</p>", 0, 1],
    [
      "<p>Your midwife looks after you from the first weeks until your baby is about six weeks old.</p>",
      4,
      8,
    ],
    [
      "<p>Comprehensive antenatal consultation necessitates individualised evaluation of physiological parameters.</p>",
      15,
      40,
    ],
  ])("%s", (html, least, most) => {
    expect(readingGrade(html)).toBeGreaterThanOrEqual(least);
    expect(readingGrade(html)).toBeLessThanOrEqual(most);
  });

  test("te reo Māori does not count", () => {
    expect(readingGrade('<p>It is free. <span lang="mi">Whakawhanaungatanga Tamariki</span></p>')).toBe(
      readingGrade("<p>It is free. </p>"),
    );
  });
});

/** The number of cards only grows. */
describe("The guide of this site", () => {
  const { content } = checkContent();
  const cards = content.stages.flatMap(({ Sections }) => Sections.flatMap(({ Cards }) => Cards));
  const board = boardOf();
  const leastCards = 170;

  test(`has ${leastCards} cards or more, each on the board`, () => {
    expect(cards.length).toBeGreaterThanOrEqual(leastCards);
    expect(board.entries).toHaveLength(cards.length + content.support.topics.length);
  });

  test("a text has a source that is more than a home page and was read, or counts as not checked", () => {
    const wrong = board.entries.filter(({ read, todo }) => {
      const unread = todo.filter(({ what }) => what === "unread").map(({ of }) => of);
      const homes = todo.filter(({ what }) => what === "home").map(({ of }) => of);
      return read ? homes.some((url) => !unread.includes(url)) : unread.length === 0;
    });
    expect(wrong.map(({ address }) => address)).toEqual([]);
  });

  test("a number that is told in danger was read in its source, but two, which stand here as unread", () => {
    const digits = (number: string) => number.replace(/\D/g, "");
    const read = board.numbers.filter((line) => line.read).map(({ number }) => digits(number));
    const unread = told.filter((line) => !line.read && !read.includes(digits(line.number)));
    expect(unread.map(({ number }) => number)).toEqual(["0800 726 374", "0800 367 222"]);
    const onTheBoard = board.numbers.map(({ number }) => number);
    expect(unread.filter(({ number }) => !onTheBoard.includes(number))).toEqual([]);
  });

  test("every card has a link onward", () => {
    const without = cards.filter(
      ({ elements, sources }) => sources.length === 0 && !/href=|externalURL/.test(JSON.stringify(elements)),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test(`needs no more than school grade ${hardestGrade}`, () => {
    const hard = board.entries.filter(({ grade }) => grade > hardestGrade);
    expect(hard.map(({ address, grade }) => `${address}: ${grade}`)).toEqual([]);
  });

  test("has no dead anchor and no text in one language only", () => {
    const found = board.entries.flatMap(({ todo }) =>
      todo.filter(({ what }) => what === "dead" || what === "untranslated"),
    );
    expect(found).toEqual([]);
  });
});
