import * as z from "zod";
import { type Answer, call, type Failure, type Fetcher } from "#workers/call/index.ts";
import type { WeekRequest } from "#workers/rules/week/request.ts";
import type { Deadline } from "../limits/deadline.ts";
import { type OutlookRequest, outlook } from "./outlook.ts";
import { type Week, week } from "./week.ts";

const verdicts = z.object({
  persons: z.object({ applicant: z.record(z.string(), z.record(z.string(), z.unknown())) }),
});

const bilingual = z.object({ en: z.string(), mi: z.string() });
const words = bilingual.extend({ id: z.string(), unmet: bilingual.optional() });

/** In dollars, both for the same time. */
const comparison = z.object({
  value: z.number(),
  limit: z.number(),
  limitAtMost: z.number().optional(),
  unit: z.string().optional(),
  per: z.enum(["year", "week"]),
  children: z.number().optional(),
  limitFrom: z.string().optional(),
  isOutOfDate: z.boolean().optional(),
});

const criterion = words.extend({
  status: z.enum(["met", "not-met", "not-known"]),
  group: words.optional(),
  decides: z.boolean().optional(),
  used: z.array(z.object({ variable: z.string(), instance: z.string(), value: z.unknown() })),
  law: z.object({ text: z.string(), url: z.string() }).nullish(),
  inForceFrom: z.string().nullish(),
  /** Why the criterion or its limit may differ from today's law. */
  why: bilingual.optional(),
  compared: comparison.optional(),
});

const explained = z.record(
  z.string(),
  z.object({ period: z.string(), verdict: z.boolean().nullable(), criteria: z.array(criterion) }),
);
const explanations = z.object({ explanations: explained });
const verdictsAfter = z.record(z.string(), z.object({ verdict: z.boolean().nullable() }));
const outlookOf = outlook.extend({ explanations: explained, later: verdictsAfter.optional() });

const exclusions = z.object({
  exclusions: z.array(
    z.object({ between: z.array(z.array(z.string())), scope: z.enum(["person", "child", "time", "hours"]) }),
  ),
});

const sentences = z.array(z.object({ id: z.string(), en: z.string(), mi: z.string() }));

export type Comparison = z.infer<typeof comparison>;
export type Criterion = z.infer<typeof criterion>;
export type Explanation = z.infer<typeof explained>[string];
export type Outlook = z.infer<typeof outlookOf>;

/** An OpenFisca Web API; only `explain` goes beyond that protocol. */
export interface Rules {
  variables(): Promise<Answer<Record<string, unknown>> | Failure>;
  calculate(situation: object): Promise<Answer<z.infer<typeof verdicts>> | Failure>;
  /** One household under each possible answer to the unanswered questions. */
  explain(situations: readonly object[]): Promise<Answer<z.infer<typeof explanations>> | Failure>;
  outlook(request: OutlookRequest): Promise<Answer<Outlook> | Failure>;
  /** What a household could have in a week, payment by payment and together. */
  week(request: WeekRequest): Promise<Answer<Week> | Failure>;
  /** Payments of one list exclude those of the others. */
  exclusions(): Promise<Answer<z.infer<typeof exclusions>> | Failure>;
  sentences(): Promise<Answer<z.infer<typeof sentences>> | Failure>;
}

const address = "https://services/rules/current";

export function rulesService(services: Fetcher, deadline: Deadline): Rules {
  const options = () => ({
    neighbour: "rules",
    retries: { times: 2, pause: 500 },
    idempotent: true,
    ...deadline(),
  });
  const post = (path: string, body: object) => ({
    url: `${address}${path}`,
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return {
    variables: () =>
      call(services, `${address}/variables`, {
        ...options(),
        shape: z.record(z.string(), z.unknown()).refine((all) => Object.keys(all).length > 0),
        remember: {},
      }),
    calculate: (situation) =>
      call(services, post("/calculate", situation), { ...options(), shape: verdicts }),
    sentences: () => call(services, `${address}/sentences`, { ...options(), shape: sentences, remember: {} }),
    exclusions: () =>
      call(services, `${address}/exclusions`, { ...options(), shape: exclusions, remember: {} }),
    explain: (situations) =>
      call(services, post("/explain", { situations }), { ...options(), shape: explanations }),
    week: (request) => call(services, post("/week", request), { ...options(), shape: week }),
    outlook: (request) => call(services, post("/outlook", request), { ...options(), shape: outlookOf }),
  };
}
