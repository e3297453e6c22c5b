import * as z from "zod";
import { type Operation, ok, outcomes, said } from "../operation.ts";

const text = z.string();

export const dayQuery = z.object({
  day: z.iso
    .date()
    .optional()
    .meta(said({ en: "A day other than today", mi: "He rā kē atu i tēnei rā" })),
});

const id = text.meta(
  said({ en: "Its name, such as best_start.weekly", mi: "Tōna ingoa, pērā i te best_start.weekly" }),
);

const amount = z
  .object({
    id: text,
    value: z.number(),
    unit: text,
    from: text,
    until: text.nullable(),
    review: z.enum(["04-01", "07-01"]).nullable(),
    source: z.object({ title: text, address: text }),
    confidence: z.enum(["primary", "secondary"]),
    checked: text,
    isOutOfDate: z.boolean(),
    outOfDateSince: text.optional(),
    note: text.optional(),
  })
  .meta({ id: "Amount" });

const series = { payment: text, what: text, household: text };

export const amountOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/amounts",
    en: "What payments are worth today: each amount, limit and rate with its day, its source, and whether it is out of date",
    mi: "Te wāriu o ngā utu i tēnei rā: ia moni, ia tepe, ia auau, me tōna rā, tōna pūtake, me te kī mēnā kua tawhito",
    query: dayQuery,
    answers: {
      200: ok(
        z.object({ day: text, checked: text, amounts: z.array(z.intersection(amount, z.object(series))) }),
      ),
      400: outcomes.refused,
    },
    examples: [{}, { query: { day: "2026-04-01" } }],
  },
  {
    method: "get",
    path: "/amounts/{id}",
    en: "One of them, with all its values by date",
    mi: "Tētahi o ērā, me ōna uara katoa i ia rā",
    segments: z.object({ id }),
    query: dayQuery,
    answers: {
      200: ok(
        z.object({
          id: text,
          ...series,
          unit: text,
          review: z.enum(["04-01", "07-01"]).nullable(),
          values: z.array(amount),
        }),
      ),
      400: outcomes.refused,
      404: outcomes.notFound,
    },
    examples: [{ path: { id: "best_start.weekly" } }],
  },
];
