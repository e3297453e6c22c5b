import * as z from "zod";
import { type Answers, answerTo } from "#app/forms/answers.ts";
import { readCookie, setCookie } from "#app/server/cookies/cookies.ts";
import { siteCookies } from "#app/server/cookies/site-cookies.ts";
import type { Visit } from "#app/server/visit.ts";
import type { SectionForm } from "../../application/section-form.ts";
import { feeOf } from "./fee-table.ts";

const purpose = "service-figures";

/** Milliseconds: the weeks in which families apply together. */
const age = 30 * 24 * 60 * 60 * 1000;

/** Of a head office, the newest. */
const mostServices = 8;

/** What a service says of itself in each form: never a child or a declaration. */
const ofService = [
  "approved",
  "swn",
  "has_holding_or_absence_fee",
  "is_home_based_educator",
  "fees.under_three",
  "fees.from_three",
  "supervisor_name",
] as const;

const shape = z.array(z.object({ provider: z.string(), answers: z.record(z.string(), z.string()) }));

type Figures = z.infer<typeof shape>[number];

async function readAll({ request: { cookies }, site: { seal }, account }: Visit): Promise<Figures[]> {
  const sealed = readCookie(cookies, siteCookies.serviceFigures.name);
  return shape.safeParse(sealed && (await seal.open(purpose, sealed, account.now))).data ?? [];
}

/** @returns `Set-Cookie` headers: the browser of a service has its figures for the next family */
export async function rememberFigures(visit: Visit, provider: string, given: Answers): Promise<string[]> {
  const answers = Object.fromEntries(
    ofService.flatMap((name) => {
      const answer = answerTo(given, name);
      return answer === undefined ? [] : [[name, answer] as const];
    }),
  );
  const others = (await readAll(visit)).filter((each) => each.provider !== provider);
  const kept = [{ provider, answers }, ...others].slice(0, mostServices);
  const sealed = await visit.site.seal.close(purpose, kept, visit.account.now + age);
  return [setCookie(siteCookies.serviceFigures.name, sealed, "/", Math.floor(age / 1000))];
}

/** What this browser has sent for the service; nothing of one that said it is not approved. */
export async function figuresOf(visit: Visit, provider: string): Promise<Figures["answers"]> {
  const known = (await readAll(visit)).find((each) => each.provider === provider);
  return known?.answers.approved === "true" ? known.answers : {};
}

/** Of the form about one family: its fee by the hour is that of the children's ages. */
export function figuresIn({ answers, children }: SectionForm, today: string): Answers {
  const fees = children.map(({ dob }, at) => [
    `fees.${feeOf(dob, today)}`,
    answerTo(answers, `children[${at}].hourly_fee`),
  ]);
  const isHomeBased = answerTo(answers, "children[0].is_home_based_educator");
  return Object.fromEntries(
    [...Object.entries(answers), ...fees, ["is_home_based_educator", isHomeBased]].filter(
      ([, answer]) => answer !== undefined,
    ),
  );
}

/** What is not answered yet starts from what this browser has sent for the same service. */
export async function withFigures(visit: Visit, form: SectionForm, today: string): Promise<SectionForm> {
  const known = await figuresOf(visit, form.service.provider_identifier);
  const { approved, swn, has_holding_or_absence_fee, supervisor_name, is_home_based_educator } = known;
  const ofChildren = form.children.flatMap(({ dob }, at) => [
    [`children[${at}].hourly_fee`, known[`fees.${feeOf(dob, today)}`]] as const,
    [`children[${at}].is_home_based_educator`, is_home_based_educator] as const,
  ]);
  const filled = Object.entries({ approved, swn, has_holding_or_absence_fee, supervisor_name });
  const answers = [...filled, ...ofChildren].flatMap(([name, answer]) =>
    answer === undefined ? [] : [[name, answer] as const],
  );
  return { ...form, answers: { ...Object.fromEntries(answers), ...form.answers } };
}
