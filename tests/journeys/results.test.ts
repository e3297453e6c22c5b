import { Response } from "miniflare";
import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { plain } from "#app/ui/rich.tsx";
import { Visitor } from "../support/client.ts";
import { servicesThat } from "../support/failing-services.ts";
import {
  aloneWithoutChildren,
  benefitRecords,
  family,
  groupsOn,
  submitQuestionnaire,
} from "../support/households.ts";
import { sharedSite, siteForTests } from "../support/site.ts";

const words = wordsOf("financial-help");

const site = sharedSite();
const questions = "/financial-help/questions";
const results = "/financial-help/results";
const nonResident = { "applicant.isNZResident": "false" };

const submit = (
  filling: Record<string, string | readonly string[]>,
  visitor = new Visitor(site.url),
  prefix = "",
) => submitQuestionnaire(visitor, filling, prefix);

const inBothLanguages = [
  { language: "en", prefix: "" },
  { language: "mi", prefix: "/mi" },
] as const;

describe.each(inBothLanguages)("The results page ($language)", ({ language, prefix }) => {
  const t = words(language);

  test("If no request exists it says so and leads to the questions [financial-help/results/empty]", async () => {
    const page = await new Visitor(site.url).visit(prefix + results);
    expect(page.status).toBe(200);
    expect(page.text("main")).toContain(t("results/empty/title"));
    expect(page.link(t("results/empty/button"))).toBe(prefix + questions);
  });

  test("shows its groups under the words of the specification, with the disclaimer [financial-help/results/disclaimer]", async () => {
    const page = await submit(family, undefined, prefix);
    expect(page.texts("main h2")).toEqual(
      expect.arrayContaining([t("results/groups/probably"), t("results/groups/probablyNot")]),
    );
    expect(page.text("main")).toContain(t("results/disclaimer"));
  });

  test("When nothing is permitted it shows two expandable help blocks: urgent help, and another eligibility tool [financial-help/results/nothing]", async () => {
    const page = await submit(nonResident, undefined, prefix);
    expect(page.text("main")).toContain(t("results/notEligible/title"));
    const blocks = page.texts('section[aria-labelledby="nothing"] summary');
    expect(blocks).toEqual([t("urgentHelp/title"), t("results/otherHelp/title")]);
    expect(page.link("Check what you might get")).toBe("https://check.msd.govt.nz/");
    expect(page.text("main")).not.toContain(t("results/groups/probably"));
    expect(groupsOn(page)).toMatchObject({ probably: [], possibly: [] });
  });

  test("who is no resident finds the way back and whom to ask there as well", async () => {
    const page = await submit(nonResident, undefined, prefix);
    const notice = page.document.querySelector('section[aria-labelledby="nothing"]');
    expect(notice?.innerHTML).toContain(t("questionnaire/nonResident/body").split("<")[0]);
    const refused = page.document.querySelectorAll(".refused > li");
    expect([refused.length > 10, page.document.querySelectorAll(".refused .verdict").length]).toEqual([
      true,
      0,
    ]);
    expect(page.link(t("questionnaire/nonResident/back"))).toBe(
      `${prefix}/financial-help/financial-help-checker`,
    );
  });

  test.each([
    ["nobody's parent", aloneWithoutChildren],
    ["a family", family],
    ["no resident", nonResident],
  ])("the Paid Parental Leave checker is linked for %s", async (_who, filling) => {
    const page = await submit(filling, undefined, prefix);
    expect(
      page.document.querySelector(`main a[href="${prefix}/financial-help/paid-parental-leave-checker"]`),
    ).not.toBeNull();
  });

  test("each verdict opens to its criteria, each with whether it is met [financial-help/results/criteria]", async () => {
    const page = await submit(family, undefined, prefix);
    const lists = [...page.document.querySelectorAll("article details.why, .refused details.why")];
    const { probably, possibly, probablyNot } = groupsOn(page);
    expect(lists.length).toBe(probably.length + possibly.length + probablyNot.length);
    for (const list of lists) expect(list.querySelectorAll("li").length).toBeGreaterThan(0);
  });

  test("a card shows the record's own description, in the language of the page [financial-help/results/record]", async () => {
    const page = await submit(family, undefined, prefix);
    const field = language === "mi" ? "description_mi" : "description";
    for (const id of groupsOn(page).probably) {
      const described = benefitRecords.find((record) => record.id === id)?.[field];
      expect([id, page.text(`#${id}`).includes(String(described))]).toEqual([id, true]);
    }
    expect(page.document.querySelectorAll("article.benefit details > p[lang]")).toHaveLength(0);
  });

  test("a benefit that hangs on an answer that was not known is possible, and the page says on which", async () => {
    const filling = { ...family, "applicant.meetsPaidParentalLeaveEmployedRequirements": "unknown" };
    const page = await submit(filling, undefined, prefix);
    expect(groupsOn(page).possibly).toContain("isPaidParentalLeave");
    expect(page.text("#isPaidParentalLeave .possibly")).toContain(
      t("results/possibly/unknown", {
        question: t("questions/applicant.meetsPaidParentalLeaveEmployedRequirements/label"),
      }),
    );
    expect(page.texts("main h2")).toContain(t("results/groups/possibly"));
  });

  test("a postcode without an area makes the Accommodation Supplement possible, and the page says so", async () => {
    const page = await submit({ ...family, "applicant.postCode": "9999" }, undefined, prefix);
    expect(groupsOn(page).possibly).toContain("isAccommodationSupplement");
    expect(page.text("#isAccommodationSupplement .possibly")).toContain(
      t("results/possibly/areaNotFound", { postcode: "9999" }),
    );
  });
});

describe("The words of the specification", () => {
  test.each([
    [
      "Otherwise three groups: 'You're probably eligible for' [financial-help/results/groups]",
      family,
      "You're probably eligible for",
    ],
    [
      "'You're probably not eligible for' [financial-help/results/groups]",
      family,
      "You're probably not eligible for",
    ],
    [
      "'It doesn't look like you're eligible...' [financial-help/results/nothing]",
      nonResident,
      "It doesn't look like you're eligible...",
    ],
  ])("%s", async (_sentence, filling, said) => {
    expect((await submit(filling)).text("main")).toContain(said);
  });

  test("a card has the record's links and notes, and says what to arrange first [financial-help/results/record]", async () => {
    const page = await submit(family);
    const t = words("en");
    for (const id of groupsOn(page).probably) {
      const record: Record<string, unknown> = { ...benefitRecords.find((each) => each.id === id) };
      const card = page.document.getElementById(id);
      const links = [...(card?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
      expect([id, links]).toEqual([id, expect.arrayContaining([record.moreInformationLink])]);
      const said = card?.textContent ?? "";
      const notes = String(record.notes).split("|");
      expect([id, notes.filter((note) => !said.includes(note))]).toEqual([id, []]);
      expect([
        said.includes(plain(t("results/apply/appointment"))),
        said.includes(plain(t("results/apply/medicalCertificate"))),
      ]).toEqual([record.WINZappointmentRequired === "TRUE", record.medicalCertRequired === "TRUE"]);
    }
  });

  test("Benefits not permitted are a list of links [financial-help/results/groups]", async () => {
    const page = await submit(aloneWithoutChildren);
    const links = [...page.document.querySelectorAll(".refused > li > a")];
    expect(links.length).toBeGreaterThan(5);
    expect(links.every((link) => link.getAttribute("href")?.startsWith("https://"))).toBe(true);
  });

  test("The forbidden list omits 'Paid Parental Leave' [financial-help/results/omitted]", async () => {
    const page = await submit({ ...family, "applicant.isStoppingWorkToCareForChild": "false" });
    const { probably, possibly, probablyNot } = groupsOn(page);
    expect([...probably, ...possibly, ...probablyNot]).not.toContain("isPaidParentalLeave");
    expect(page.text(".refused")).not.toContain("Paid Parental Leave");
  });
});

describe("Going on from the results", () => {
  test.each(inBothLanguages)(
    "'Change my answers' returns to the questions with every answer ($language) [financial-help/results/change]",
    async ({ language, prefix }) => {
      const visitor = new Visitor(site.url);
      const page = await submit(family, visitor, prefix);
      const again = await visitor.visit(page.link(words(language)("results/change")));
      expect(again.address).toBe(prefix + questions);
      const form = again.form("f");
      for (const [name, value] of Object.entries(family))
        expect([name, form.valuesOf(name)]).toEqual([name, [value].flat()]);
    },
  );

  test("each answer is listed with a link that opens the questionnaire at its question", async () => {
    const visitor = new Visitor(site.url);
    const page = await submit(aloneWithoutChildren, visitor);
    const changes = [...page.document.querySelectorAll(".review a")].map(
      (link) => link.getAttribute("href") ?? "",
    );
    expect(changes).toHaveLength(Object.keys(aloneWithoutChildren).length);
    const at = await visitor.visit(changes[3] ?? "");
    expect(at.document.querySelector("main [autofocus]")?.getAttribute("name")).toBe("applicant.age");
  });

  test("Reload and coming back later show the same results", async () => {
    const visitor = new Visitor(site.url);
    const first = groupsOn(await submit(family, visitor));
    await visitor.visit("/");
    await visitor.visit(questions);
    expect(groupsOn(await visitor.visit(results))).toEqual(first);
    expect(groupsOn(await visitor.visit(`/mi${results}`))).toEqual(first);
  });

  test("after a bad change the last good results are still there, and Change my answers brings what was typed", async () => {
    const visitor = new Visitor(site.url);
    const first = groupsOn(await submit(family, visitor));
    const bad = await submit({ ...family, "applicant.age": "old" }, visitor);
    expect(bad.status).toBe(422);
    expect(groupsOn(await visitor.visit(results))).toEqual(first);
    expect((await visitor.visit(questions)).form("f").valuesOf("applicant.age")).toEqual(["old"]);
  });

  test.each(["questions", "results"])(
    "'Clear my answers' on the %s page asks first, apart from Submit, then removes them [financial-help/results/empty]",
    async (where) => {
      const visitor = new Visitor(site.url);
      await submit(family, visitor);
      const page = await visitor.visit(`/financial-help/${where}`);
      const button = page.document.querySelector('button[value="clear"]');
      expect(button?.closest("details:not([open])")?.querySelector("summary")?.textContent).toBe(
        "Clear my answers",
      );
      const form = page.form(where === "questions" ? "f" : undefined);
      const cleared = await form.submit("Yes, clear my answers");
      expect(cleared.address).toBe(`${questions}?cleared=1`);
      expect(cleared.text("main")).toContain("Your answers have been cleared.");
      expect(cleared.form("f").valuesOf("applicant.age")).toEqual([""]);
      expect((await visitor.visit(results)).text("main")).toContain(
        "It looks like you haven't answered any questions yet...",
      );
      expect(visitor.cookies.all().filter(({ name }) => name.startsWith("__Secure-"))).toEqual([]);
    },
  );

  test("No answer ever stands in an address [financial-help/results/not-stored]", async () => {
    const visitor = new Visitor(site.url);
    await submit({ ...family, "applicant.age": "old" }, visitor);
    await submit(family, visitor);
    expect(new Set(visitor.asked)).toEqual(new Set([questions, results]));
  });
});

describe("When the look-up of the area alone fails", () => {
  const failing = siteForTests({
    adjust: servicesThat((request, passOn) =>
      new URL(request.url).searchParams.has("q") ? new Response("", { status: 503 }) : passOn(),
    ),
  });

  test.each(inBothLanguages)(
    "On failure the request is sent with no area: the benefit is possible, which is said on the page ($language) [financial-help/request/area]",
    async ({ language, prefix }) => {
      const page = await submitQuestionnaire(new Visitor(failing.url), family, prefix);
      expect(page.status).toBe(200);
      expect(groupsOn(page).possibly).toContain("isAccommodationSupplement");
      expect(page.text("#isAccommodationSupplement .possibly")).toContain(
        words(language)("results/possibly/areaFailed", { postcode: String(family["applicant.postCode"]) }),
      );
    },
  );
});
