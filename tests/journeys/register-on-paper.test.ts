import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { publishedWays } from "#app/features/register-my-baby/registry/ways.ts";
import { reasonsAlone } from "#app/features/register-my-baby/steps/options.ts";
import type { Answers } from "#app/forms/answers.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { ownBirth, receivedOf } from "../support/registered.ts";
import { stepOf, walkOn, walkTo } from "../support/registration.ts";
import { siteForTests } from "../support/site.ts";

const site = siteForTests({ environment: { TODAY: "2026-11-20" } });
const service = "/register-my-baby";

const alone = (reason: string): Answers => ({
  "fillingIn.who": "alone",
  "fillingIn.parent": "mother",
  "fillingIn.reason": reason,
});

/** All that is asked about the other parent, but not the names. */
const untold = ([name]: [string, unknown]) =>
  name.startsWith("father.") && !["father.firstNames", "father.surname"].includes(name);

const withoutDetails = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter((entry) => !untold(entry)));

test("every reason of one parent alone is paper, as published, each with its source [birth/ways/published]", () => {
  for (const reason of reasonsAlone)
    expect([reason, publishedWays[reason].way, publishedWays[reason].source]).toEqual([
      reason,
      "paper",
      expect.stringMatching(/^https:\/\/(www\.govt\.nz|practice\.orangatamariki\.govt\.nz)\//),
    ]);
});

describe.each(bothLanguages)("One parent alone, $language", ({ language, prefix }) => {
  test.each(reasonsAlone)(
    "%s: from the relationship straight to the paper form; nothing is sent, whatever is posted [birth/ways/paper]",
    async (reason) => {
      const birth = ownBirth(alone(reason));
      const visitor = new Visitor(site.url);
      const page = await walkTo(visitor, birth, "review", prefix);
      expect(visitor.asked.join(" ")).not.toMatch(/other-services|manage-best-start|buy-birth/);
      const text = page.text("main");
      expect(text).toContain("PO Box 10-526");
      expect(text).toContain("Filled in by the mother alone, as the father");
      expect(text).toContain(String(birth["child.firstNames"]));
      expect(text).not.toMatch(/received|kua tae mai/);
      expect(page.document.querySelector("[value=submit]")).toBeNull();
      const first = await visitor.visit(`${prefix}${service}/child-details`);
      const token = first.form("f").valuesOf("_csrf")[0] ?? "";
      const posted = await visitor.post(`${prefix}${service}/review`, [
        ["_csrf", token],
        ["intent", "submit"],
        ["declarationMade", "yes"],
        ["confirmationEmail", "no"],
      ]);
      expect([stepOf(posted), posted.text("h1")]).toEqual(["review", page.text("h1")]);
      expect(await receivedOf(site.url, birth)).toEqual([]);
      for (const name of ["other-services", "buy-birth-certificates"])
        expect(stepOf(await visitor.visit(`${prefix}${service}/${name}`))).toBe("review");
    },
  );

  test("a widow leaves all but his names, and the sheet and its PDF say that the rest is not known [birth/parents/absent] [birth/ways/pdf]", async () => {
    const birth = withoutDetails(ownBirth({ ...alone("dead"), "fillingIn.you": "mother" }));
    const visitor = new Visitor(site.url);
    expect((await visitor.ask(`${prefix}${service}/paper.pdf`)).status).toBe(303);
    const page = await walkTo(visitor, birth, "review", prefix);
    const sheet = page.text(".paper-sheet");
    expect(page.texts(".paper-sheet h3")).toEqual(["Child", "Mother", "Father", "Family"]);
    expect(sheet.match(/Not known/g)).toHaveLength(7);
    expect(sheet).toContain("Date of birth Not known");
    expect(page.text("main")).toContain({ en: "sorry for your loss", mi: "E tangi ana" }[language]);
    const link = page.document.querySelector("a[href$='paper.pdf']")?.getAttribute("href") ?? "";
    const file = await visitor.ask(link);
    expect([file.headers["content-type"], file.headers["cache-control"]]).toEqual([
      "application/pdf",
      "private, no-store",
    ]);
    const pdf = await getDocumentProxy(new Uint8Array(file.body));
    const { text } = await extractText(pdf, { mergePages: true });
    for (const words of ["PO Box 10-526", String(birth["child.firstNames"])]) expect(text).toContain(words);
    expect(text.match(/\bNot known$/gm)).toHaveLength(7);
    for (const { textContent } of page.document.querySelectorAll(".paper-sheet dt"))
      expect(text.replaceAll(/\s+/g, " ")).toContain(textContent?.trim());
  });

  test("a widower says first that she has died, and need not describe her [birth/parents/absent]", async () => {
    const birth = Object.fromEntries(
      Object.entries(ownBirth({ "mother.absence": "dead" })).filter(
        ([name]) =>
          !name.startsWith("fillingIn.") &&
          (!name.startsWith("mother.") || /(absence|firstNames|surname)$/.test(name)),
      ),
    );
    const page = await walkTo(new Visitor(site.url), birth, "review", prefix);
    expect(page.text(".paper-sheet").match(/Not known/g)).toHaveLength(7);
    expect(page.text("main")).toContain("Filled in by the father alone, as the mother has died.");
  });

  test("together after all: the form goes on online [birth/ways/paper]", async () => {
    const birth = ownBirth(alone("overseas"));
    const visitor = new Visitor(site.url);
    await walkTo(visitor, birth, "review", prefix);
    const who = await visitor.visit(`${prefix}${service}/other-parent-details?focus=fillingIn.who`);
    const review = await walkOn(who, { ...birth, "fillingIn.who": "together" }, "review");
    expect(review.document.querySelector("[value=submit]")).not.toBeNull();
  });
});
