import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { dayInWords, timeInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import { budgets } from "../bench/budgets.mjs";
import { applyPath, applyTo, landing, startApplication } from "../support/childcare.ts";
import { couple, coupleAnswers, singleParentAnswers } from "../support/childcare-answers.ts";
import { store } from "../support/childcare-most.ts";
import { countQueries } from "../support/count-queries.mjs";
import { bothLanguages } from "../support/guide.ts";
import { aroha, ben, siteWithIdentity } from "../support/identity.ts";
import type { Page } from "../support/page.ts";
import { fillIn, stepOf } from "../support/registration.ts";
import { faultsOfHtml } from "../support/valid-html.ts";

const reviewWords = wordsOf("childcare/parent/steps/review/page");
const formWords = wordsOf("forms");
const shellWords = wordsOf("i18n");
const wizardWords = wordsOf("wizard/page");

/** What is published is asked for once a second for all pages; when a person was seen is written once a minute. */
const nowAndThen = /content_publication|update sessions set seen_at/;
let queries: string[] = [];
const count = (sql: string) => {
  if (!nowAndThen.test(sql)) queries.push(sql);
};
const site = siteWithIdentity({}, { adjust: (workers) => countQueries(workers, count) });
const minute = 60_000;
const mostQueries = 5;
/** As time or a supervisor would. */
const change = async (sql: string) => (await site.db).prepare(sql).run();
const setStatus = (status: string) => change(`update childcare_applications set status = '${status}'`);
const shown = (page: Page) => page.text("main");

beforeEach(async () => {
  for (const table of ["sessions", "drafts", "childcare_applications"]) await change(`delete from ${table}`);
});

test.each(["your-details", "dependent-children", "partner-details", "review"])(
  "Without a log-in %s leads to the landing page",
  async (step) => {
    expect((await site.visitor().visit(applyPath(step))).address).toBe(landing);
  },
);

describe.each(bothLanguages)("A single parent, $language", ({ language, prefix }) => {
  const t = reviewWords(language);
  const wizard = wizardWords(language);
  const toReview = applyPath("review", prefix);

  test("goes on to the review, where every answer has the way back; children's only in a draft or returned [childcare/wizard/partner-only] [childcare/wizard/review] [childcare/status/submit]", async () => {
    const { visitor, page } = await startApplication(site, { prefix });
    const review = await applyTo(page, singleParentAnswers, "review");
    const buttons = (page: Page) =>
      [...page.document.querySelectorAll("#f button")].map((button) => button.textContent);
    const changes = (page: Page, step: string) =>
      page.document.querySelectorAll(`a[href^="${applyPath(step, prefix)}?focus="]`).length;
    expect(buttons(review)).toContain(t("submit"));
    expect(shown(review)).toContain("Tāne");
    expect(changes(review, "dependent-children")).toBeGreaterThan(3);
    const edited = await visitor.visit(`${applyPath("your-details", prefix)}?focus=parent.email`);
    const back = await fillIn(edited, { "parent.email": "new@example.org" }).submit({
      name: "intent",
      value: "review",
    });
    expect([back.address, shown(back).includes("new@example.org")]).toEqual([toReview, true]);
    expect((await visitor.visit(applyPath("partner-work", prefix))).address).toBe(toReview);

    await setStatus("PENDING_REVIEW");
    const pending = await visitor.visit(toReview);
    expect(buttons(pending)).not.toContain(t("submit"));
    expect(shown(pending)).toContain(t("locked/PENDING_REVIEW"));
    expect([changes(pending, "dependent-children"), changes(pending, "your-details") > 10]).toEqual([
      0,
      true,
    ]);
    const children = applyPath("dependent-children", prefix);
    expect((await visitor.visit(children)).address).toBe(toReview);
    expect((await visitor.post(children, [["children[0].first_name", "Other"]])).status).not.toBe(200);

    await setStatus("REJECTED");
    const returned = await visitor.visit(toReview);
    expect(shown(returned)).toContain(t("returned"));
    expect([buttons(returned).includes(t("submit")), changes(returned, "dependent-children") > 3]).toEqual([
      true,
      true,
    ]);

    await setStatus("APPROVED");
    const approved = await visitor.visit(toReview);
    expect(buttons(approved)).toContain(t("submitToAgency"));
    expect(shown(approved)).not.toContain(t("locked/PENDING_REVIEW"));
    expect(shown(approved)).toContain(t("locked/APPROVED"));
    const uploads = await approved.form("f").submit({ name: "intent", value: "submit" });
    expect(uploads.address).toBe(applyPath("uploads", prefix));

    await setStatus("LAPSED");
    expect((await visitor.visit(toReview)).address).toBe(prefix + landing);
  });

  test("is told until when the draft is kept, and when the log-in ends if nothing happens [childcare/wizard/saved]", async () => {
    const { page } = await startApplication(site, { prefix });
    const saved = await fillIn(page, singleParentAnswers).submit({ name: "intent", value: "next" });
    const month = dayInNewZealand(new Date(Date.now() + 30 * 24 * 60 * minute));
    expect(shown(saved)).toContain(wizard("keeping/until", { day: dayInWords(month, language) }));
    const [row] = (await (await site.db).prepare("select seen_at from sessions").all<{ seen_at: number }>())
      .results;
    const time = timeInWords((row?.seen_at ?? 0) + 15 * minute);
    expect(saved.text(".session > p")).toBe(shellWords(language)("session/idle/until", { time }));
    const left = Number(saved.document.querySelector("[data-session]")?.getAttribute("data-session"));
    expect([left > 13.9 * minute, left <= 15 * minute]).toEqual([true, true]);
    const stay = saved.document.querySelector("template[data-when=soon]")?.innerHTML;
    expect(stay).toMatch(/<button [^>]*form="f" name="intent" value="save-draft"/);
  });

  test("loses nothing when the log-in has ended for idling; another person never sees it [quality/login/nothing-typed-is-lost] [childcare/wizard/idle]", async () => {
    const { visitor } = await startApplication(site, { prefix });
    const details = await visitor.visit(`${applyPath("your-details", prefix)}?part=1`);
    await change(`update sessions set seen_at = seen_at - ${16 * minute}`);
    const typed = { ...singleParentAnswers, "parent.first_name": "Hinemoa" };
    const ended = await fillIn(details, typed).submit({ name: "intent", value: "next" });
    expect([ended.status, ended.text("h1")]).toEqual([403, wizard("ended/heading")]);
    const logInAs = async (person: string) =>
      (await visitor.visit(ended.link(wizard("ended/link"))))
        .form()
        .submit({ name: "person", value: person });
    expect((await logInAs(ben)).text("body")).not.toContain("Hinemoa");
    await visitor.visit("/logout/");
    const again = await logInAs(aroha);
    expect(again.document.querySelector<HTMLInputElement>("[name='parent.first_name']")?.value).toBe(
      "Hinemoa",
    );
  });

  test("every page of a couple has at most 40 KB and is valid HTML; a POST costs at most 5 queries [childcare/wizard/pages]", async () => {
    const { visitor, page } = await startApplication(site, { prefix });
    const found: Record<string, unknown> = {};
    let at = page;
    for (let left = 40; left > 0; left--) {
      const size = gzipSync(at.html, { level: 6 }).length;
      if (size > budgets.registrationStep) found[`${at.address}: bytes`] = size;
      const faults = await faultsOfHtml(at.html);
      if (faults.length > 0) found[`${at.address}: HTML`] = faults;
      if (stepOf(at) === "review") break;
      const form = fillIn(at, coupleAnswers);
      visitor.stopBefore = prefix + landing;
      await change("update service_sources set version = version || '+'");
      queries = [];
      const sent = await form.submit({ name: "intent", value: "next" });
      if (queries.length > mostQueries) found[`${at.address}: queries`] = queries;
      visitor.stopBefore = undefined;
      at = await visitor.visit(sent.received.headers.location ?? "");
    }
    const children = await visitor.visit(applyPath("dependent-children", prefix));
    const chosen = Object.entries(couple["dependent-children"]).filter(([name]) => !name.endsWith("_search"));
    queries = [];
    visitor.stopBefore = prefix + landing;
    await store(children, Object.fromEntries(chosen), "next");
    if (queries.length > mostQueries) found["three services at once"] = queries;
    expect([stepOf(at), found]).toEqual(["review", {}]);
  });

  test("who has a partner is asked about them, in steps of their own [childcare/wizard/steps]", async () => {
    const { page } = await startApplication(site, { prefix });
    const partner = await applyTo(page, coupleAnswers, "partner-details");
    expect(partner.text(".progress")).toContain(
      formWords(language)("progress/step", { number: 6, count: 9 }),
    );
    const review = await applyTo(partner, coupleAnswers, "review");
    expect(shown(review)).toContain("Pōtae");
  });
});
