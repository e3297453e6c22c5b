import type { Answers } from "#app/forms/answers.ts";
import { dayAnswers } from "./births.ts";
import { applyPath, applyTo, landing, startApplication } from "./childcare.ts";
import type { Visitor } from "./client.ts";
import type { SiteWithIdentity } from "./identity.ts";
import { mailsTo } from "./mails.ts";
import type { Page } from "./page.ts";
import { fillIn } from "./registration.ts";

export const confirmPath = `${landing}/confirm`;

/** A parent has sent their application to the services and is at the page that says so. */
export async function sentToServices(
  site: SiteWithIdentity,
  answers: Answers,
  { prefix = "", person }: { prefix?: string; person?: string } = {},
): Promise<{ parent: Visitor; page: Page }> {
  const { visitor, page } = await startApplication(site, { prefix, ...(person ? { person } : {}) });
  const review = await applyTo(page, answers, "review");
  return { parent: visitor, page: await submitReview(review) };
}

export const submitReview = (review: Page): Promise<Page> =>
  review.form().submit({ name: "intent", value: "submit" });

export const openReview = (parent: Visitor, prefix = ""): Promise<Page> =>
  parent.visit(applyPath("review", prefix));

/** The newest link that was mailed to a service, with its token. @param count of mails that must have come */
export async function linkTo(
  site: SiteWithIdentity,
  address: string,
  { prefix = "", count = 1 }: { prefix?: string; count?: number } = {},
): Promise<string> {
  const mails = (await mailsTo(site.url, address, count)).filter(({ text }) => text.includes("?token="));
  const links = (mails.at(-1)?.text.match(/https?:\S+/g) ?? []).map((link) => new URL(link));
  const own = links.find(({ pathname }) => pathname.startsWith(prefix + confirmPath));
  if (!own) throw new Error(`No link for ${address}`);
  return own.pathname + own.search;
}

/** What a service answers of itself. */
export const approvedService: Answers = {
  approved: "true",
  swn: "555012342",
  has_holding_or_absence_fee: "false",
  supervisor_has_authority: "true",
};

export const attending = (at: number): Answers => ({
  [`children[${at}].is_attending`]: "true",
  [`children[${at}].hours_of_care_weekly`]: "24.5",
  [`children[${at}].provider_20_hours_weekly`]: "12",
  ...dayAnswers(`children[${at}].enrollment_date`, "2026-02-02"),
  [`children[${at}].hourly_fee`]: "7.50",
  [`children[${at}].weekly_fee`]: "183.75",
  [`children[${at}].is_home_based_educator`]: "false",
});

export const supervisorName: Answers = { supervisor_name: "Hine Kereama" };

export const next = (page: Page, answers: Answers): Promise<Page> =>
  fillIn(page, answers).submit({ name: "intent", value: "next" });

/** From the link to the end. */
export async function answerAsSupervisor(
  supervisor: Visitor,
  link: string,
  children: Answers = attending(0),
): Promise<Page> {
  const second = await next(await supervisor.visit(link), approvedService);
  return next(second, { ...children, ...supervisorName });
}
