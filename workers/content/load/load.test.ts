import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordStatements } from "../../database-for-tests.ts";
import { guideTexts } from "../../translations/guide-texts.mjs";
import { textHash } from "../../translations/text-hash.mjs";
import {
  folderOf,
  guideDatabase,
  guideWith,
  removeFolders,
  sleepCardFile,
  smallGuide,
} from "../guide-for-tests.ts";
import { builtInTopics, checkContent, loadContent } from "./load.mjs";

afterAll(removeFolders);

describe("a good guide", () => {
  const { content, problems } = checkContent(folderOf(smallGuide()));
  const [pregnancy] = content.stages;
  const card = pregnancy?.Sections[0]?.Cards[1];

  test("has no mistakes", () => expect(problems).toEqual([]));

  test("the guide of this site has none either", () => expect(checkContent().problems).toEqual([]));

  test("its stages and sections stand in the order of their folders", () => {
    expect(content.stages.map(({ nameEn }) => nameEn)).toEqual(["Pregnancy", "Baby"]);
    expect(pregnancy).toMatchObject({
      id: 2,
      nameMi: "Te hapūtanga",
      introEn: '<p>Welcome, <span lang="mi">e te whānau</span>.</p>',
      Colour: "#1f6b4f",
      Illustration: "plant",
      translation: "draft",
    });
    expect(pregnancy?.Sections[0]).toMatchObject({ id: 95, LabelEn: "Weeks", weeks: { from: 39, to: 25 } });
  });

  test("a card carries its elements in both languages, its tags by their names and its sources", () => {
    expect(card).toMatchObject({
      id: 2002,
      NameEN: "Sleeping <mi>hauora</mi> well",
      state: "closed",
      tags: [
        { id: "sleep", name: "Sleep", nameMi: "Te moe" },
        { id: "health", name: "Your health", nameMi: "Tō hauora" },
      ],
      sources: [{ name: "Health New Zealand", url: "https://info.health.nz/" }],
    });
    expect(card?.elements.map(({ type }) => type)).toEqual(["richtext", "accordion", "url"]);
    expect(card?.elements[2]).toEqual({
      type: "url",
      externalURL: "https://info.health.nz/sleep",
      linkText: "Sleep on Health New Zealand's site",
      linkTextMI: "Te moe i te pae a <en>Health New Zealand</en>",
      label: "Read more",
      labelMI: "He kōrero anō",
    });
  });

  test("links of the Māori text lead to the Māori pages, those of the English to the English", () => {
    expect(card?.elements[1]).toMatchObject({
      content: expect.stringContaining('<a href="/support">support</a>'),
      contentMI: expect.stringContaining('<a href="/mi/support#family-violence">tautoko</a>'),
    });
    const home = ({ elements }: { elements: object[] }) =>
      JSON.stringify(elements[0]).match(/href=\\"[^"]*\\"/g);
    expect(home(content.support.topics[0] ?? { elements: [] })).toEqual(['href=\\"/\\"', 'href=\\"/mi\\"']);
  });

  test("words of the other language are marked as such", () => {
    expect(card?.elements[1]).toMatchObject({
      contentMI: expect.stringContaining('Waea atu ki a <span lang="en-NZ">Healthline</span>'),
    });
  });

  test("a page has headings of the second level and stands at its place", () => {
    expect(content.simplePages).toEqual([
      expect.objectContaining({
        ID: 1,
        TitleEN: "Your privacy",
        SortOrder: 2,
        Content: expect.stringMatching(
          /^<h2>What we keep<\/h2><p>Nothing\. See <a href="\/stage\/pregnancy\?filter=sleep#card2001">/,
        ),
      }),
    ]);
  });

  test("support: an introduction and the topics", () => {
    const { support } = builtInTopics(folderOf(smallGuide()));
    expect(support.intro).toMatchObject({
      label: "When you need support",
      labelMI: "Ina hiahia tautoko koe",
    });
    expect(support.topics.map(({ id }) => id)).toEqual(["family-violence"]);
  });

  describe("the first-aid pocket", () => {
    const pocketFile = "first-aid/1-burns.md";
    const pocket = (sources: string) =>
      [
        `---\nid: burns\nname:\n  en: Burns\n  mi: Te wera\nmore: 2002\n${sources}helplines: []\n---\n`,
        "# richtext\n\n## en\n\n1. Cool it.\n\n## mi\n\n1. Whakamātaohia.\n",
      ].join("\n");
    const sources = "sources:\n  - name: St John\n    url: https://www.stjohn.org.nz/burns\n";

    test("its text stands whole in a card that asks for it, and leads to one that says more", () => {
      const files = guideWith(sleepCardFile, (text) => `${text}\n# first-aid burns\n`);
      const { content, problems } = checkContent(folderOf({ ...files, [pocketFile]: pocket(sources) }));
      expect(problems).toEqual([]);
      const [burns] = content.firstAid;
      expect(burns).toMatchObject({
        id: "burns",
        labelMI: "Te wera",
        more: { id: 2002, stage: "Pregnancy" },
      });
      expect(content.stages[0]?.Sections[0]?.Cards[1]?.elements.at(-1)).toEqual(burns?.text);
    });

    test("has no steps without a source", () => {
      const { problems } = checkContent(folderOf({ ...smallGuide(), [pocketFile]: pocket("") }));
      expect(problems).toEqual([`${pocketFile}:2: steps need a source; without one, give the number only`]);
    });
  });

  test("a card all of whose Māori a fluent reader has read is a checked one, until a word changes", () => {
    const files = smallGuide();
    const readings = Object.fromEntries(
      guideTexts(files[sleepCardFile] ?? "").map(({ en, mi }) => [
        textHash(en, mi),
        { by: "Hana", checkedBy: "Mere" },
      ]),
    );
    const stateOf = (folder: string) =>
      checkContent(folder, readings).content.stages[0]?.Sections[0]?.Cards.map((each) => each.translation);
    expect(stateOf(folderOf(files))).toEqual(["draft", "checked"]);
    const changed = guideWith(sleepCardFile, (text) => text.replace("Te moe i te pae", "Te moe kei te pae"));
    expect(stateOf(folderOf(changed))).toEqual(["draft", "draft"]);
  });
});

describe("a broken guide", () => {
  test("a stage without stage.md and a card beside a section are told too", () => {
    const { "stages/3-baby/stage.md": _, ...files } = smallGuide();
    files["stages/2-pregnancy/9-lost.md"] = files[sleepCardFile] ?? "";
    expect(checkContent(folderOf(files)).problems).toEqual([
      "stages/2-pregnancy/9-lost.md:1: a card must stand in the folder of a section",
      "stages/3-baby/stage.md:1: the file is missing",
    ]);
  });

  test("all mistakes are told at once, in the order of files and lines", () => {
    const files = guideWith(sleepCardFile, (text) =>
      text.replace("ajar", "").replace("[sleep, health]", "[cars]").replace("(/support)", "(/x)"),
    );
    files["topics.json"] = "{";
    const { problems } = checkContent(folderOf(files));
    expect(problems.length).toBeGreaterThan(3);
    expect(problems).toEqual(
      [...problems].sort((a, b) => (a.split(":")[0] === b.split(":")[0] ? 0 : a < b ? -1 : 1)),
    );
  });
});

describe("loading", () => {
  let db: D1Database;
  let migrate: () => Promise<unknown>;
  let end: () => Promise<void>;
  beforeAll(async () => {
    ({ db, migrate, end } = await guideDatabase());
  });
  afterAll(() => end());
  const count = (sql: string) => db.prepare(`select count(*) as n from ${sql}`).first("n");

  test("brings everything in, one version for all of it", async () => {
    const { version, isNew } = await loadContent(db, folderOf(smallGuide()));
    expect([version, isNew]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), true]);
    expect(await count("content_items")).toBe(4);
    expect(await count("content_cards")).toBe(10);
    expect(await count("content_index where content_index match 'kaiwhakawhanau'")).toBe(3);
    expect(
      await db.prepare("select written, cards from content_words where word = 'kaiwhakawhanau'").first(),
    ).toEqual({
      written: "kaiwhakawhānau",
      cards: 3,
    });
  });

  test("the same guide again costs one query and changes nothing", async () => {
    const { sent, db: watched } = recordStatements(db);
    expect((await loadContent(watched, folderOf(smallGuide()))).isNew).toBe(false);
    expect(sent).toHaveLength(1);
  });

  test("a changed word makes another version, and nothing of the old one is left", async () => {
    const before = await db.prepare("select version from content_publication").first("version");
    const { version, isNew } = await loadContent(
      db,
      folderOf(guideWith(sleepCardFile, (text) => text.replace("wake", "snore"))),
    );
    expect(isNew).toBe(true);
    expect(version).not.toBe(before);
    expect(await count("content_index where content_index match 'snore'")).toBe(1);
    expect(await count("content_index where content_index match 'wake'")).toBe(0);
    expect(await count("content_index")).toBe(10);
  });

  test("a broken guide stops the load and leaves what there is", async () => {
    const folder = folderOf(guideWith(sleepCardFile, (text) => text.replace("closed", "ajar")));
    await expect(loadContent(db, folder)).rejects.toThrow(`${sleepCardFile}:6: state is "ajar"`);
    expect(await count("content_items")).toBe(4);
  });

  test("to look at a text while it is written, what is right of a broken guide can be brought in", async () => {
    const folder = folderOf(guideWith(sleepCardFile, (text) => text.replace("closed", "ajar")));
    expect((await loadContent(db, folder, { anyway: true })).isNew).toBe(true);
    expect(await count("content_cards")).toBe(8);
  });

  test("the migration runs twice without harm", async () => {
    await migrate();
    expect(await count("content_publication")).toBe(1);
  });
});
