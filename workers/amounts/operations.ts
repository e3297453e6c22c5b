import * as z from "zod";
import { described, type Operation, ok, operation, outcomes } from "../operation.ts";

const text = z.string();

export const dayQuery = z.object({
  day: z.iso.date().optional().meta(described("day")),
});

const id = text.meta(described("amount"));

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
    confirmed: text,
    isOutOfDate: z.boolean(),
    outOfDateSince: text.optional(),
    indexed: z.number().optional(),
    note: text.optional(),
  })
  .meta({ id: "Amount" });

const series = { payment: text, what: text, household: text };

export const amountOperations: readonly Operation[] = [
  {
    method: "get",
    ...operation("/amounts"),
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
    ...operation("/amounts/{id}"),
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
