import { describe, expect, test } from "vitest";
import { Visitor } from "../support/client.ts";
import type { Filling } from "../support/form.ts";
import {
  aloneWithoutChildren,
  benefitRecords,
  family,
  groupsOn,
  submitQuestionnaire,
} from "../support/households.ts";
import type { Page } from "../support/page.ts";
import { sharedSite } from "../support/site.ts";

const site = sharedSite();
const submit = (filling: Filling) => submitQuestionnaire(new Visitor(site.url), filling);

const itemOf = (page: Page, id: string) => {
  const link = benefitRecords.find((one) => one.id === id)?.moreInformationLink;
  const refused = [...page.document.querySelectorAll(".refused > li")].find(
    (item) => item.querySelector("a")?.getAttribute("href") === link,
  );
  return refused ?? page.document.getElementById(id);
};
/** What is said of a benefit before anything is opened. */
const firstSaid = (page: Page, id: string): string => {
  const told = itemOf(page, id)?.querySelector(".verdict p, .possibly p");
  return told?.textContent?.replace(/\s+/g, " ").trim() ?? "";
};
const taxCredit = "isWorkingForFamiliesFamilyTaxCredit";

describe("The reason of a verdict", () => {
  test("a refusal by income names the whole household's income and the limit", async () => {
    const page = await submit({
      ...family,
      "income.applicant.amount": "0",
      "applicant.allChildrenInTheirFullTimeCare": "true",
      "income.spouse.amount": "160000",
      "income.spouse.frequency": "annually",
    });
    expect(firstSaid(page, taxCredit)).toMatch(
      /^Your household’s income, your partner’s included, is \$160,000 a year\. The limit is \$[\d,]+ a year for 3 children/,
    );
    expect(page.text(".refused")).not.toMatch(/Your (partner’s )?income: \$/);
  });

  test.each([
    ["no child", aloneWithoutChildren, taxCredit, "It is for people who care for a child."],
    [
      "no housing costs",
      aloneWithoutChildren,
      "isAccommodationSupplement",
      "It is for people who pay for their home and do not live in social housing.",
    ],
  ])("%s is never told as income", async (_why, filling, id, said) => {
    const page = await submit(filling);
    expect(firstSaid(page, id)).toBe(said);
    expect(itemOf(page, id)?.textContent).not.toContain("$");
  });

  test.each([
    ["notsingle", "If your partner is, your partner can apply."],
    ["single", "You told us that you are not."],
  ])("who is not the main carer reads it, and that a partner can apply (%s)", async (status, said) => {
    const page = await submit({
      ...family,
      "applicant.relationshipStatus": status,
      "applicant.isPrincipalCarer": "false",
      "applicant.isPrincipalCarerForProportion": "false",
      "child.hasSeriousDisability": "false",
      "applicant.gaveBirthToThisChild": "false",
    });
    expect(firstSaid(page, taxCredit).endsWith(said)).toBe(true);
    expect(page.text(".refused")).toContain("Your answers: Main carer of all the children: No");
  });

  test("every unmet criterion shows the answer it used, an income with its limit, or that we did not ask [financial-help/results/criteria]", async () => {
    const page = await submit({ ...family, "income.spouse.amount": "9000" });
    const unmet = [...page.document.querySelectorAll(".criterion-not-met")];
    expect(unmet.length).toBeGreaterThan(5);
    expect(unmet.filter((one) => !one.querySelector(".used")).map((one) => one.textContent)).toEqual([]);
    const born = await submit({
      ...family,
      "applicant.gaveBirthToThisChild": "false",
      "children.ages": ["0", "13"],
    });
    const unasked = itemOf(born, "isPaidParentalLeave")?.querySelectorAll(".criterion-not-known .used");
    expect([...(unasked ?? [])].map((one) => one.textContent)).toContain("We did not ask this.");
  });

  test("the age of a child is not shown by the visitor's own", async () => {
    const page = await submit({
      ...family,
      "children.ages": ["15"],
      "applicant.gaveBirthToThisChild": "false",
    });
    const aboutChild = [...page.document.querySelectorAll(".criterion")].filter((one) =>
      /a child under (3|14)/.test(one.textContent ?? ""),
    );
    expect(aboutChild.length).toBe(2);
    for (const one of aboutChild) {
      expect(one.textContent).toContain("Children’s ages: 14 to 15");
      expect(one.textContent).not.toContain("Your age");
    }
  });

  test("each verdict begins with one plain sentence, and what decided comes first when it is opened", async () => {
    const page = await submit(family);
    const { probably, probablyNot } = groupsOn(page);
    for (const id of [...probably, ...probablyNot]) expect(firstSaid(page, id)).toMatch(/^[A-Z$].*\.$/);
    const opened = [...page.document.querySelectorAll(".refused details.why")];
    expect(opened).toHaveLength(probablyNot.length);
    for (const one of opened) {
      expect(one.querySelector("p")?.textContent).toBe("What decides");
      expect(one.querySelector(".criteria li")?.className).not.toContain("criterion-met");
    }
    const unfolded = page.texts("article > .verdict, article > .possibly, .refused .verdict").join(" ");
    expect(unfolded.split(/\s+/).length).toBeLessThan(600);
  });

  test("The page begins with how much a week there is, and links to each payment [financial-help/results/week]", async () => {
    // Less than half of the care may pay nothing for certain.
    const page = await submit({ ...family, "applicant.nightsPerFortnight": "7" });
    const { probably, possibly, probablyNot } = groupsOn(page);
    const links = [...page.document.querySelectorAll("#summary ~ * a")]
      .map((one) => one.getAttribute("href") ?? "")
      .filter((address) => address.startsWith("#"));
    const expected = [...[...probably, ...possibly].map((id) => `#${id}`), "#probably-not"];
    expect(links.toSorted()).toEqual(expected.toSorted());
    expect(page.texts(".summary b").map(Number)).toEqual([probablyNot.length]);
  });
});
