import { beforeEach } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { dayAnswers } from "./births.ts";
import { applyPath, applyQuickly, landing, startApplication } from "./childcare.ts";
import { singleParentAnswers } from "./childcare-answers.ts";
import type { Visitor } from "./client.ts";
import { type SiteWithIdentity, siteWithIdentity } from "./identity.ts";
import { mailsTo } from "./mails.ts";
import type { Page } from "./page.ts";
import { fillIn } from "./registration.ts";

export const confirmPath = `${landing}/confirm`;

interface Sent {
  parent: Visitor;
  /** That says so. */
  page: Page;
  /** The address that was written to. */
  service: string;
}

/** A site for the tests of one file, in each of which nobody has an application yet. */
export function siteWithServices(): SiteWithIdentity & {
  /** A single parent asks a service with an address of its own: the outbox is of the whole site. */
  send(options?: { prefix?: string; person?: string }): Promise<Sent>;
} {
  const site = siteWithIdentity({}, { environment: { TODAY: "2026-11-22" } });
  let count = 0;
  beforeEach(async () => {
    await (await site.db).prepare("delete from people").run();
  });
  const send = async (options: { prefix?: string; person?: string } = {}) => {
    count += 1;
    const service = `office${count}@annewest.example`;
    const address = { "children[0].providers[0].provider_email": service };
    return { ...(await sentToServices(site, { ...singleParentAnswers, ...address }, options)), service };
  };
  return Object.assign(site, { send });
}

/** The page of what happens at the services. */
export const openServices = (parent: Visitor, prefix = ""): Promise<Page> =>
  parent.visit(applyPath("submitted", prefix));

/** A parent has sent their application to the services and is at the page that says so. */
export async function sentToServices(
  site: SiteWithIdentity,
  answers: Answers,
  { prefix = "", person }: { prefix?: string; person?: string } = {},
): Promise<{ parent: Visitor; page: Page }> {
  const { visitor, page } = await startApplication(site, { prefix, ...(person ? { person } : {}) });
  const review = await applyQuickly(page, answers);
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
  swn: "55501780",
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
