import * as z from "zod";

const text = z.object({ en: z.string(), mi: z.string() });
const amount = z.object({ amount: text });
const point = z.tuple([z.number(), z.number()]);

const howMuch = z.object({
  payments: z.array(
    amount.extend({
      payment: z.string(),
      least: z.number(),
      most: z.number(),
      unit: z.string(),
      kind: z.enum(["likely", "most"]),
      notes: z.array(text),
      madeOf: z.array(z.string()),
    }),
  ),
  total: amount.optional(),
  totalWithBenefit: amount.optional(),
  /** Dollars a year before tax, and dollars a week. */
  chart: z.object({ points: z.array(point), own: point }).optional(),
});

export const outlook = z.object({
  now: howMuch,
  fromBirth: howMuch.optional(),
  changes: z.record(z.string(), z.array(text)),
  /** `on`: YYYY-MM-DD, if a date of birth is known. */
  overTime: z.array(z.object({ id: z.string(), when: text, what: text, on: z.string().optional() })),
  others: z.array(
    z.object({ id: z.string(), name: text, who: text, amounts: z.array(z.string()), link: z.string() }),
  ),
  captions: z.record(z.string(), text),
});

export type HowMuch = z.infer<typeof howMuch>;

export interface OutlookRequest {
  situations: readonly object[];
  /** Once the expected baby is there. */
  later?: readonly object[];
}
