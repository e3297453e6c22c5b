// What `POST /rules/current/week` answers.

import * as z from "zod";

export const paymentIds = [
  "familyTaxCredit",
  "inWorkTaxCredit",
  "minimumFamilyTaxCredit",
  "bestStart",
  "soleParentSupport",
  "jobseekerSupport",
  "supportedLivingPayment",
  "youngParentPayment",
  "accommodationSupplement",
  "childcareSubsidy",
  "oscar",
  "twentyHoursEce",
  "familyBoost",
  "winterEnergyPayment",
  "childDisabilityAllowance",
  "orphansBenefit",
  "unsupportedChildsBenefit",
  "paidParentalLeave",
  "disabilityAllowance",
  "independentEarnerTaxCredit",
  "communityServicesCard",
  "nzSuper",
  "temporaryAdditionalSupport",
  "homeHelp",
] as const;

export type PaymentId = (typeof paymentIds)[number];

export const mainBenefitIds = [
  "soleParentSupport",
  "jobseekerSupport",
  "supportedLivingPayment",
  "youngParentPayment",
] as const satisfies readonly PaymentId[];

export type MainBenefitId = (typeof mainBenefitIds)[number];

const range = z.tuple([z.number(), z.number()]).describe("Least and most, dollars a week.");
const main = z.enum([...mainBenefitIds, "none"]);

const reason = z
  .object({
    id: z.string(),
    en: z.string(),
    mi: z.string(),
    law: z.string().describe("Act and section."),
  })
  .meta({ id: "WeekReason" });

const payment = z
  .object({
    verdict: z.enum(["yes", "no", "unknown"]),
    weekly: z
      .number()
      .nullable()
      .describe("Dollars a week by the last known figures, a year ÷ 52; null where there is no sum."),
    paid: z.number().optional().describe("What Inland Revenue pays: whole dollars."),
    range: range.optional().describe("Over every figure and answer that is not known."),
    why: z.array(reason).describe("What decides, the deciding reason first."),
    certainty: z
      .enum(["certain", "likely", "not-found"])
      .describe("Of the worst figure used: not-found is a yearly change whose figure is not known."),
  })
  .meta({ id: "WeekPayment" });

const together = z
  .object({
    best: main.describe("The main benefit of the best lawful combination, or none."),
    total: z.number().describe("All of it a week, after income tax and levy."),
    cash: z.number().describe("Without childcare subsidies and FamilyBoost."),
    range: range.optional(),
    orderCertain: z.boolean().describe("No unknown figure changes which is best."),
    benefitLessWork: z
      .number()
      .nullable()
      .describe("Best total with a main benefit less that without; null where there is none to choose."),
    options: z.array(z.object({ main, total: z.number() })).describe("The best first."),
    parts: z.record(z.string(), z.number()).describe("Of the best, dollars a week."),
  })
  .meta({ id: "WeekTogether" });

export const weekAnswer = z
  .object({
    day: z.string(),
    payments: z.object(
      Object.fromEntries(paymentIds.map((id) => [id, payment])) as Record<PaymentId, typeof payment>,
    ),
    together,
  })
  .meta({ id: "Week" });

export type Reason = z.infer<typeof reason>;
export type Payment = z.infer<typeof payment>;
export type Together = z.infer<typeof together>;
export type WeekAnswer = z.infer<typeof weekAnswer>;
export type Verdict = Payment["verdict"];
export type Certainty = Payment["certainty"];
export type MainChoice = MainBenefitId | "none";
