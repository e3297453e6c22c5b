import * as z from "zod";
import type { WeekAnswer } from "#workers/rules/week/answer.ts";

const main = z.enum([
  "soleParentSupport",
  "jobseekerSupport",
  "supportedLivingPayment",
  "youngParentPayment",
  "none",
]);
const range = z.tuple([z.number(), z.number()]).optional();

const payment = z.object({
  verdict: z.enum(["yes", "no", "unknown"]),
  weekly: z.number().nullable(),
  range,
  certainty: z.enum(["certain", "likely", "not-found"]).optional(),
  why: z.array(z.object({ id: z.string(), en: z.string(), mi: z.string(), law: z.string() })),
});

/** What is read of the answer of `/rules/current/week`. */
export const week = z.object({
  payments: z.record(z.string(), payment) as unknown as z.ZodType<Payments>,
  together: z.object({
    best: main,
    orderCertain: z.boolean(),
    benefitLessWork: z.number().nullable(),
    options: z.array(z.object({ main, total: z.number() })),
    parts: z.record(z.string(), z.number()),
  }),
});

type Payments = Record<keyof WeekAnswer["payments"], z.infer<typeof payment>>;

export type Week = z.infer<typeof week>;
