import { describe, expect, test } from "vitest";
import { pages } from "#app/features/childcare/parent/pages.ts";
import type { Answers } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { plain } from "#app/ui/rich.tsx";
import en from "#workers/mail/childcare.en.json";
import mi from "#workers/mail/childcare.mi.json";
import { dayAnswers } from "../support/births.ts";
import { applyPath, applyTo, startApplication } from "../support/childcare.ts";
import { coupleAnswers } from "../support/childcare-answers.ts";
import {
  answerAsSupervisor,
  approvedService,
  attending,
  linkTo,
  next,
  openReview,
  openServices,
  siteWithServices,
  submitReview,
  supervisorName,
} from "../support/childcare-supervisor.ts";
import type { Visitor } from "../support/client.ts";
import { parse } from "../support/html.ts";
import { mailsTo } from "../support/mails.ts";
import type { Page } from "../support/page.ts";
import { fillIn } from "../support/registration.ts";
import { fileOf, type SentPart } from "../support/uploads.ts";

const reviewWords = wordsOf("childcare/parent/steps/review/page");
const supervisorsWords = wordsOf("childcare/parent/supervisors");
const uploadsWords = wordsOf("childcare/parent/uploads");
const supervisorWords = wordsOf("childcare/supervisor");

const site = siteWithServices();
const letters = { en, mi };

/** All that was mailed was mailed more than an hour ago: five an hour go to one address. */
const anHourPasses = async () => (await site.db).prepare("update mails_to_send set sent_at = 0").run();

/** One for every control, as a browser sends them. */
const filesFor = (page: Page): SentPart[] =>
  [...page.document.querySelectorAll("#uploads [type=file], #uploads [type=hidden]")].map((control, at) => ({
    name: control.getAttribute("name") ?? "",
    ...(control.getAttribute("type") === "file"
      ? { filename: `${at}.pdf`, content: fileOf("pdf") }
      : { content: control.getAttribute("value") ?? "" }),
  }));

describe.each([
  { language: "en", prefix: "", reason: "NOT_REGISTERED" },
  { language: "mi", prefix: "/mi", reason: "NOT_ALL_CHILDREN_ATTEND" },
] as const)("A couple with three children at three services, $language", ({ language, prefix, reason }) => {
  const t = supervisorsWords(language);
  const say = reviewWords(language);
  const { answered, submitted } = letters[language];
  const tama = "children[1].providers[0]";
  const [mere, anne, doubtless, westminster, amanda] = [
    "mere",
    "anne",
    "doubtless",
    "westminster",
    "amanda",
  ].map((name) => `${name}@${language}.example`) as [string, string, string, string, string];
  const answers: Answers = {
    ...coupleAnswers,
    "parent.email": mere,
    "children[0].providers[0].provider_email": anne,
    [`${tama}.provider_email`]: doubtless,
    "children[2].providers[0].provider_email": amanda,
  };

  /** What the service that refused was asked about. */
  async function correct(parent: Visitor): Promise<Page> {
    const children = `${applyPath("dependent-children", prefix)}?focus=`;
    if (reason === "NOT_ALL_CHILDREN_ATTEND") {
      const page = await parent.visit(`${children}children[1].first_name`);
      return fillIn(page, { "children[1].first_name": "Tamati" }).submit({ name: "intent", value: "review" });
    }
    const page = await parent.visit(`${children}${tama}.provider_identifier`);
    const typed = { [`${tama}.provider_identifier_search`]: "westminster christian" };
    const found = await fillIn(page, typed).submit({ name: "intent", value: `find-services:${tama}` });
    const chosen = await next(found, { [`${tama}.provider_identifier`]: "10004" });
    const email = { [`${tama}.provider_email`]: westminster };
    return fillIn(chosen, email).submit({ name: "intent", value: "review" });
  }

  test("one approves, one does not; corrected, approved by all, sent to the agency with documents [childcare/status/agency-only-approved]", async () => {
    const { visitor: parent, page } = await startApplication(site, { prefix });
    const sent = await submitReview(await applyTo(page, answers, "review"));
    expect(sent.address).toBe(applyPath("submitted", prefix));
    for (const name of ["Anne West Kindergarten", "Doubtless Bay Kindergarten", "Amanda's Homebased ECE"])
      expect(sent.text("main")).toContain(name);
    const first = await linkTo(site, anne, { prefix });
    const refusing = await linkTo(site, doubtless, { prefix });
    const late = await linkTo(site, amanda, { prefix });

    await answerAsSupervisor(site.visitor(), first);
    const form = await site.visitor().visit(refusing);
    const refused =
      reason === "NOT_REGISTERED"
        ? await next(form, { approved: "false" })
        : await next(await next(form, approvedService), {
            "children[0].is_attending": "false",
            ...supervisorName,
          });
    expect(refused.text("main")).toContain(supervisorWords(language)(`submitted/${reason}`));
    const returned = await openReview(parent, prefix);
    expect(returned.text("main")).toContain(say("returned"));
    expect((await openServices(parent, prefix)).text("main")).toContain(t(`reason/${reason}`));
    expect((await site.visitor().visit(late)).status).toBe(200);
    const refusal = async () =>
      (await mailsTo(site.url, mere)).find(({ subject }) => subject.startsWith(answered.refusedSubject))
        ?.text;
    await expect
      .poll(refusal)
      .toContain(reason === "NOT_REGISTERED" ? answered.notRegistered : answered.notAttending);
    await anHourPasses();

    const again = await submitReview(await correct(parent));
    expect(again.address).toBe(applyPath("submitted", prefix));
    expect(await mailsTo(site.url, anne, 2)).toHaveLength(2);
    const corrected =
      reason === "NOT_REGISTERED"
        ? await linkTo(site, westminster, { prefix })
        : await linkTo(site, doubtless, { prefix, count: 3 });
    await answerAsSupervisor(site.visitor(), corrected);
    await answerAsSupervisor(site.visitor(), late, {
      ...attending(0),
      "children[0].is_home_based_educator": "true",
      "children[0].charges_home_based_top_up": "true",
      "children[0].top_up_payment_hourly": "1.50",
      ...dayAnswers("children[0].top_up_start_date", "2026-03-02"),
    });

    const approved = await openReview(parent, prefix);
    expect((await openServices(parent, prefix)).text("main")).toContain(t("now/ready"));
    for (const shown of ["Amanda's Homebased ECE", "Hine Kereama", "1.50"])
      expect(approved.text("main")).toContain(shown);
    expect(approved.text("main")).not.toMatch(/\{\{|\b(5001|5002|10004|10103)\b/);
    const uploads = await approved.form("f").submit({ name: "intent", value: "submit" });
    expect(uploads.address).toBe(prefix + pages.uploads);
    await anHourPasses();
    const done = await parent.postFiles(uploads.address, [
      ...filesFor(uploads),
      { name: "uploadsDeclaration", content: "true" },
      { name: "intent", content: "submit" },
    ]);
    expect([done.address, done.text("h1")]).toEqual([
      prefix + pages.sent,
      expect.stringContaining(plain(uploadsWords(language)("sent/heading"))),
    ]);

    const received = await site.visitor().ask("/stand-ins/agency/applications?format=json");
    const { application, documents } = JSON.parse(received.text).at(-1);
    const sections = application.supervisor_sections as { status: string; provider_email: string }[];
    expect(sections.map(({ status, provider_email }) => [status, provider_email]).sort()).toEqual(
      [amanda, anne, reason === "NOT_REGISTERED" ? westminster : doubtless].map((office) => [
        "APPROVED",
        office,
      ]),
    );
    expect(sections).toContainEqual(
      expect.objectContaining({
        provider_identifier: "10103",
        enrollments: [
          expect.objectContaining({
            is_home_based_educator: true,
            charges_home_based_top_up: true,
            top_up_payment_hourly: "1.50",
            top_up_start_date: "2026-03-02",
          }),
        ],
      }),
    );
    expect(documents).toHaveLength(7);
    const shown = (await site.visitor().ask("/stand-ins/agency/applications")).text;
    for (const name of ["Anne West Kindergarten", "Amanda's Homebased ECE"])
      expect(parse(shown).body.textContent).toContain(name);
    const subjects = async () => (await mailsTo(site.url, mere)).map(({ subject }) => subject);
    await expect.poll(subjects).toContainEqual(expect.stringContaining(submitted.subject));
    expect((await openServices(parent, prefix)).address).toBe(prefix + pages.sent);
    expect((await openReview(parent, prefix)).address).toBe(prefix + pages.sent);
  });
});
