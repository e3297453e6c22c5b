import type { Answers } from "#app/forms/answers.ts";
import type { Visitor } from "./client.ts";
import { aroha, logIn, type SiteWithIdentity } from "./identity.ts";
import type { Page } from "./page.ts";
import { fillIn, stepOf } from "./registration.ts";

export const landing = "/financial-help/childcare-subsidy-application";
export const applyPath = (step: string, prefix = ""): string => `${prefix}${landing}/apply/${step}`;

export const preCheck = ["resident", "mainCarer", "childcare", "payments"] as const;

/** All four questions of the pre-check were answered with yes. */
export const eligiblePath = (prefix = ""): string =>
  `${applyPath("eligibility", prefix)}?${preCheck.map((name) => `${name}=true`).join("&")}`;

/** Somebody of the pretend identity provider logs in, begins an application and is at its first step. */
export async function startApplication(
  site: SiteWithIdentity,
  { person = aroha, prefix = "" }: { person?: string; prefix?: string } = {},
): Promise<{ visitor: Visitor; page: Page }> {
  const visitor = site.visitor();
  await logIn(visitor, person, applyPath("eligibility", prefix));
  const begun = await visitor.visit(eligiblePath(prefix));
  const isThere = stepOf(begun) !== "eligibility";
  return { visitor, page: isThere ? begun : await begun.form().submit({ name: "intent", value: "next" }) };
}

/**
 * Fills in whatever is asked and presses Next, part by part, as far as a step.
 * @throws where a page refuses what is answered
 */
export async function applyTo(from: Page, answers: Answers, step: string): Promise<Page> {
  let page = from;
  for (let left = 60; stepOf(page) !== step; left--) {
    const next = await fillIn(page, answers).submit({ name: "intent", value: "next" });
    if (next.status !== 200 || left === 0)
      throw new Error(`${page.address} refuses (${next.status}): ${messages(next)}`);
    page = next;
  }
  return page;
}

const messages = (page: Page): string =>
  page
    .errors()
    .map(({ text }) => text)
    .join("; ") || page.text("main").slice(0, 300);
