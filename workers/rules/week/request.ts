// The household that `POST /rules/current/week` is asked about. Unknown fields are refused; what is missing is not known.

import * as z from "zod";
import { brief, refuse } from "../refusal.ts";

const yesNo = z.boolean().optional();
const dollars = z.number().min(0).max(1_000_000).optional();
const hours = z.number().min(0).max(168).optional();
const fee = z.number().min(0).max(1000).optional();
const day = z.iso.date();

const statuses = [
  "citizen",
  "resident",
  "refugee",
  "protected",
  "workVisa",
  "studentVisa",
  "partnerVisa",
  "visitorVisa",
  "visitor",
  "temporary",
  "none",
] as const;

const kind = z.enum(["employed", "selfEmployed", "none"]).optional();
const earned = z
  .number()
  .min(-1_000_000)
  .max(1_000_000)
  .optional()
  .describe("Dollars a week before tax; for somebody on leave the usual pay before it.");

const disability = z.strictObject({
  restrictsWork: yesNo,
  permanent: yesNo,
  caresForIllChild: yesNo.describe("Cares for a child in hospital, or with Child Disability Allowance."),
  caresHospitalLevel: yesNo.describe("Cares full time for somebody who would otherwise be in hospital."),
  costsWeekly: dollars,
});

const work = z.strictObject({
  hours,
  weeklyGross: earned,
  yearlyGross: z.number().min(-50_000_000).max(50_000_000).optional().describe("Income of the tax year."),
  kind,
  leave: z.enum(["PPL", "ACC", "unpaid"]).nullable().optional(),
  leaveFrom: day.optional().describe("From the birth where it is not told."),
  before: z
    .strictObject({
      hours,
      weeks: z.number().min(0).max(104).optional(),
      weeklyGross: earned,
      kind,
    })
    .optional()
    .describe("Work in the 52 weeks before the birth, for Paid Parental Leave."),
});

const adult = z.strictObject({
  age: z.int().min(0).max(130).optional(),
  resident: z
    .strictObject({
      yearsContinuous: z.number().min(0).max(130).optional(),
      status: z.enum(statuses).optional(),
    })
    .optional(),
  work: work.optional(),
  disability: disability.optional(),
  student: z.strictObject({ fullTime: yesNo, allowance: yesNo, independent: yesNo }).optional(),
  livesWithParents: yesNo,
  studyReady: yesNo.describe("In study or training, or ready for it: for the Young Parent Payment."),
  abroad: yesNo,
  childcareCosts: dollars,
});

const child = z.strictObject({
  born: day.optional(),
  resident: yesNo.describe("Resident and present in New Zealand."),
  careShare: z.number().min(0).max(1).optional().describe("Share of the nights with this household."),
  atSchool: yesNo,
  independent: yesNo.describe("Financially independent."),
  disability: z.strictObject({ severe: yesNo, constantCare: yesNo, costsWeekly: dollars }).optional(),
  ece: z
    .strictObject({
      hours,
      feePerHour: fee,
      twentyHours: yesNo,
      freeHours: z
        .number()
        .min(0)
        .max(20)
        .optional()
        .describe("Hours that the service claims as 20 Hours ECE, where it claims fewer."),
    })
    .optional(),
  waitsForCohort: yesNo.describe("5 years old, and the school takes children at the start of a term only."),
  oscar: z.strictObject({ hours, holidayHours: hours, feePerHour: fee }).optional(),
  parents: z.enum(["own", "dead", "notFound", "disabled", "breakdown", "prison"]).optional(),
  gestationWeeks: z.int().min(20).max(45).optional(),
});

const householdShape = z.strictObject({
  adults: z.array(adult).min(1).max(2),
  children: z.array(child).max(20),
  partner: yesNo,
  otherIncomeYearly: z
    .number()
    .min(-50_000_000)
    .max(50_000_000)
    .optional()
    .describe("Interest, rent and the like, dollars a year before tax; a loss is below nothing."),
  rentWeekly: dollars.describe("Rent, board or mortgage."),
  housing: z.enum(["rent", "board", "mortgage", "social", "none"]).optional(),
  livesAlone: yesNo,
  area: z.int().min(1).max(4).optional().describe("Of the Accommodation Supplement."),
  assets: dollars.describe("Cash and what is soon turned into it."),
  onBenefit: yesNo.describe("A main benefit is in payment."),
  expecting: z
    .strictObject({
      due: day.optional(),
      carer: z.int().min(0).max(1).optional().describe("Place of the adult who takes the leave."),
      gestationWeeks: z.int().min(20).max(45).optional(),
    })
    .optional(),
});

export const weekRequest = z
  .strictObject({
    day: z.iso.date().describe("Whose law and amounts decide, from 2024-04-01."),
    household: householdShape,
  })
  .meta({ id: "WeekRequest" });

export type WeekRequest = z.infer<typeof weekRequest>;
export type Household = WeekRequest["household"];
export type Adult = Household["adults"][number];
export type Child = Household["children"][number];

/** Every figure is known from here on. */
const firstDayOfLaw = "2024-04-01";

/** A mother alone with a child of two. */
export const exampleRequest: WeekRequest = {
  day: "2026-11-23",
  household: {
    adults: [
      {
        age: 31,
        resident: { status: "citizen", yearsContinuous: 31 },
        work: { hours: 25, weeklyGross: 900, kind: "employed", leave: null },
      },
    ],
    children: [{ born: "2024-03-01", resident: true, careShare: 1 }],
    partner: false,
    otherIncomeYearly: 0,
    rentWeekly: 480,
    housing: "rent",
    area: 2,
    assets: 0,
    onBenefit: false,
  },
};

/** @throws Refusal, whose path is that of the first thing wrong */
export function readRequest(body: unknown): WeekRequest {
  const { success, data, error } = weekRequest.safeParse(body);
  if (success) {
    if (data.day < firstDayOfLaw) refuse(["day"], `There is no law here before ${firstDayOfLaw}.`);
    return data;
  }
  const [issue] = error.issues;
  const path = issue!.path.map(String);
  if (issue!.code === "unrecognized_keys") {
    const [key = ""] = issue!.keys;
    refuse([...path, brief(key)], "There is no field of this name.");
  }
  refuse(path, issue!.message);
}
