import * as z from "zod";
import { type Answers, answerTo } from "#app/forms/answers.ts";
import { readCookie, setCookie } from "#app/server/cookies/cookies.ts";
import { siteCookies } from "#app/server/cookies/site-cookies.ts";
import type { Visit } from "#app/server/visit.ts";
import type { SectionForm } from "../../application/section-form.ts";

const purpose = "service-figures";

/** Milliseconds: the weeks in which families apply together. */
const age = 30 * 24 * 60 * 60 * 1000;

/** Of a head office, the newest. */
const mostServices = 8;

const ofService = ["approved", "swn", "has_holding_or_absence_fee", "supervisor_name"] as const;
const ofChild = ["hourly_fee", "is_home_based_educator"] as const;

const shape = z.array(
  z.object({
    provider: z.string(),
    service: z.record(z.string(), z.string()),
    child: z.record(z.string(), z.string()),
  }),
);

/** What a service says of itself in each form: its number, its name and its fee by the hour, never a child or a declaration. */
type Figures = z.infer<typeof shape>[number];

async function readAll({ request: { cookies }, site: { seal }, account }: Visit): Promise<Figures[]> {
  const sealed = readCookie(cookies, siteCookies.serviceFigures.name);
  return shape.safeParse(sealed && (await seal.open(purpose, sealed, account.now))).data ?? [];
}

/** @returns `Set-Cookie` headers: the browser of a service has its figures for the next family */
export async function rememberFigures(visit: Visit, { service, answers }: SectionForm): Promise<string[]> {
  const provider = service.provider_identifier;
  const pick = (names: readonly string[], prefix = "") =>
    Object.fromEntries(
      names.flatMap((name) => {
        const answer = answerTo(answers, prefix + name);
        return answer === undefined ? [] : [[name, answer] as const];
      }),
    );
  const own = { provider, service: pick(ofService), child: pick(ofChild, "children[0].") };
  const others = (await readAll(visit)).filter((each) => each.provider !== provider);
  const kept = [own, ...others].slice(0, mostServices);
  const sealed = await visit.site.seal.close(purpose, kept, visit.account.now + age);
  return [setCookie(siteCookies.serviceFigures.name, sealed, "/", Math.floor(age / 1000))];
}

/** What is not answered yet starts from what this browser has sent for the same service. */
export async function withFigures(visit: Visit, form: SectionForm): Promise<SectionForm> {
  const provider = form.service.provider_identifier;
  const known = (await readAll(visit)).find((each) => each.provider === provider);
  if (known?.service.approved !== "true") return form;
  return { ...form, answers: { ...known.service, ...forEach(form, known.child), ...form.answers } };
}

const forEach = ({ children }: SectionForm, answers: Figures["child"]): Answers =>
  Object.fromEntries(
    children.flatMap((_, at) =>
      Object.entries(answers).map(([name, answer]) => [`children[${at}].${name}`, answer] as const),
    ),
  );
