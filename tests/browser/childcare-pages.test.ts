import { gzipSync } from "node:zlib";
import type { Page as BrowserPage } from "playwright-core";
import { expect, test } from "vitest";
import { incomeTypes, jointIncome } from "#app/features/childcare-subsidy/steps/income/types.ts";
import { type Answers, answersTo } from "#app/forms/answers.ts";
import { dayAnswers } from "../support/births.ts";
import { applyPath, applyTo, startApplication } from "../support/childcare.ts";
import { childAt, singleParent } from "../support/childcare-answers.ts";
import { withPrefix } from "../support/childcare-steps.ts";
import { aroha, ben, siteWithIdentity } from "../support/identity.ts";
import type { Page } from "../support/page.ts";
import { findingsOn } from "./axe.ts";
import { carryCookies } from "./registration-states.ts";
import { watchedBrowser } from "./watched.ts";

const site = siteWithIdentity({}, { environment: { TODAY: "2026-11-22" } });
const browser = watchedBrowser();
/** A folder for pictures, to look at the pages. */
const { SHOTS } = process.env;

/** Pixels: a small phone, of which a page may be six screens long. */
const phone = { width: 360, height: 740 };
const screens = 6;
/** HTML and CSS, compressed, as a step of the birth registration. */
const mostBytes = 40 * 1024;

const work = withPrefix("parent.work_and_activities", {
  ...Object.fromEntries(
    ["has_work", "has_course", "has_winz_activities", "has_medical_reason"].map((gate) => [gate, "true"]),
  ),
  is_course_nzqa_accredited: "false",
});
const income = withPrefix("parent.income_and_assets", {
  ...Object.fromEntries(incomeTypes.map((type) => [type, "true"])),
  ...Object.fromEntries(jointIncome.map((type) => [`${type}_jointly`, "true"])),
  hasOtherIncome: "yes",
  "other_income.rows": "5",
});
const service = (row: string): Answers => ({
  [`${row}.provider_identifier`]: "5001",
  [`${row}.receives_20_hours_ece`]: "true",
});
const children: Answers = Object.assign(
  {},
  ...Array.from({ length: 16 }, (_, index) =>
    childAt(index, {
      name: `Tama ${"āēīō"[index % 4]}`,
      born: "2023-03-04",
      search: "",
      service: "",
      email: "",
    }),
  ),
  ...Array.from({ length: 5 }, (_, index) => service(`children[0].providers[${index}]`)),
  dayAnswers("children[0].providers[0].parent_20_hours_start_date", "2026-02-02"),
  { "children[1].providers[0].provider_identifier_search": "kindergarten" },
);

/** A whole step at once, as it is typed. */
async function store(page: Page, answers: Answers): Promise<void> {
  const fields = Object.keys(answers).flatMap((name) =>
    answersTo(answers, name).map((value) => [name, value] as const),
  );
  const form = page.form("f").without("_part");
  for (const [name] of fields) form.without(name);
  await form.submitWith(fields, { name: "intent", value: "save-draft" });
}

/** Of both widths, to look at. */
async function takePictures(page: BrowserPage, path: string): Promise<void> {
  for (const width of [1280, phone.width]) {
    await page.setViewportSize({ ...phone, width });
    await page.screenshot({ path: `${path}-${width}.png`, fullPage: true });
  }
}

test.each([
  ["English", "", aroha],
  ["te reo Māori", "/mi", ben],
])(
  "No page about work, income and children is longer than six screens of a phone, or breaks WCAG, in %s",
  async (_, prefix, person) => {
    const { visitor, page: start } = await startApplication(site, { prefix, person });
    const answers: Answers = Object.assign({}, ...Object.values(singleParent));
    const atWork = await applyTo(start, answers, "your-work");
    const beyond = await applyTo(atWork, answers, "relationship-status");
    expect(beyond.status).toBe(200);
    const page = await browser.page(site.url, { viewport: phone });
    await carryCookies(visitor, page);
    const found: Record<string, unknown> = {};
    const measure = async (step: string, part: number) => {
      const path = `${applyPath(step, prefix)}?part=${part}`;
      const answer = await page.goto(site.url + path);
      const bytes = gzipSync((await answer?.text()) ?? "").length;
      expect(page.url()).toBe(site.url + path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const findings = await findingsOn(page);
      if (height > screens * phone.height || bytes > mostBytes || findings.length > 0)
        found[path] = { height, bytes, findings };
      if (SHOTS) console.log("SIZE", path, height, bytes);
      if (SHOTS) await takePictures(page, `${SHOTS}/${step}-${part}-${prefix ? "mi" : "en"}`);
    };
    // From the last to the first: a step is opened only while those before it are complete.
    await store(await visitor.visit(applyPath("dependent-children", prefix)), children);
    const searching = await visitor.visit(`${applyPath("dependent-children", prefix)}?part=8`);
    const button = { name: "intent", value: "find-services:children[1].providers[0]" };
    expect((await searching.form("f").submit(button)).status).toBe(200);
    for (const part of [1, 2, 8]) await measure("dependent-children", part);
    await store(await visitor.visit(applyPath("assets-and-income", prefix)), income);
    for (const part of [1, 2, 3]) await measure("assets-and-income", part);
    await store(await visitor.visit(applyPath("your-work", prefix)), work);
    for (const part of [1, 2, 3]) await measure("your-work", part);
    expect(found).toEqual({});
    await visitor.visit("/logout/");
  },
);
