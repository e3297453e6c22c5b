import { type Answers, answersTo } from "#app/forms/answers.ts";
import { controlNames } from "#app/wizard/own-answers.ts";
import { withoutSearches } from "./childcare-answers.ts";
import { application, applicationFacts } from "./childcare-steps.ts";
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
 * Fills in whatever is asked and presses Next, or adds the child that comes next, part by part, as far as a step.
 * @throws where a page refuses what is answered
 */
export async function applyTo(from: Page, answers: Answers, step: string): Promise<Page> {
  let page = from;
  for (let left = 60; stepOf(page) !== step; left--) {
    const value = addsChild(page, answers) ? "add:children" : "next";
    // Who has chosen a service does not type a search for another.
    const typed = page.document.querySelector(".chosen-service") ? withoutSearches(answers) : answers;
    const next = await fillIn(page, typed).submit({ name: "intent", value });
    if (next.status !== 200 || left === 0)
      throw new Error(`${page.address} refuses (${next.status}): ${messages(next)}`);
    page = next;
  }
  return page;
}

/** As `applyTo`, a step at once instead of part by part: what comes before the pages that a test is about. */
export async function applyQuickly(from: Page, answers: Answers): Promise<Page> {
  const { steps } = application(applicationFacts);
  let page = from;
  // Services are looked up first, and the step is shown again.
  for (const step of steps.flatMap((each) => [each, each])) {
    if (stepOf(page) !== step.name || step.name === "review") continue;
    const names = controlNames(step, answers).filter((name) => !name.endsWith("_search"));
    const form = page.form("f").without("_part");
    for (const name of names) form.without(name);
    const fields = names.flatMap((name) => answersTo(answers, name).map((value) => [name, value] as const));
    page = await form.submitWith(fields, { name: "intent", value: "next" });
  }
  return applyTo(page, answers, "review");
}

/** All is asked about the service of the last child so far, and the answers have another child. */
function addsChild(page: Page, answers: Answers): boolean {
  if (stepOf(page) !== "dependent-children") return false;
  const count = Number(page.form("f").valuesOf("children.rows")[0] ?? 1);
  const isLast = page.controls().has(`children[${count - 1}].providers[0].provider_email`);
  return isLast && answers[`children[${count}].first_name`] !== undefined;
}

const messages = (page: Page): string =>
  page
    .errors()
    .map(({ text }) => text)
    .join("; ") || page.text("main").slice(0, 300);
