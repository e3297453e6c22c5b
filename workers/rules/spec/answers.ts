// Published at /spec and in the description of the whole API.

import * as z from "zod";
import { jsonSchemas } from "../../json-schemas.ts";
import type { JsonObject } from "../refusal.ts";
import { weekAnswer } from "../week/answer.ts";

const text = z.string();
const yesNo = z.boolean();
const number = z.number();
const keyed = <T extends z.ZodType>(value: T) => z.record(text, value);

const bilingual = z.object({ en: text, mi: text });
const sentence = bilingual.extend({ id: text });
const source = z.object({ title: text, address: text.nullable() });
const confidence = z.enum(["primary", "secondary"]);
const since = text
  .nullable()
  .describe("The first day on which it is law; a month or a year where no day is known; null where none is.");

const comparison = z
  .object({
    value: number.describe("The income of the household."),
    limit: number,
    limitAtMost: number.optional().describe("Where the limit is somewhere between `limit` and this."),
    unit: z.enum(["dollars before tax", "dollars after tax"]),
    per: z.enum(["year", "week"]),
    children: z.int().optional().describe("For how many children the limit is."),
    limitFrom: text,
    source,
    confidence,
    isOutOfDate: yesNo,
  })
  .meta({ id: "Comparison" });

const criterion = sentence
  .extend({
    status: z.enum(["met", "not-met", "not-known"]),
    unmet: bilingual.optional().describe("For whom the benefit is, said to somebody who does not meet this."),
    group: sentence
      .extend({ unmet: bilingual.optional() })
      .optional()
      .describe("Criteria of the same group are alternatives: one of them is enough."),
    decides: yesNo.describe("A change of it, alone or with the other deciding ones, turns the verdict."),
    used: z
      .array(
        z.object({
          variable: text,
          instance: text,
          value: z.union([yesNo, number, text]).nullable().describe("null where the situations differ."),
        }),
      )
      .describe("The values of the request that the criterion read."),
    law: z.object({ text, url: z.url() }),
    inForceFrom: text.nullable().describe("The first day on which this is law; null when it is not known."),
    certainty: z
      .enum(["known", "out-of-date", "secondary", "not-sourced"])
      .optional()
      .describe("In the current rules only: how sure it is that this is today’s law, and its limit today’s."),
    why: bilingual.optional().describe("Why it is not certain."),
    compared: comparison.optional(),
  })
  .meta({ id: "Criterion" });

const explanation = z
  .object({
    period: text,
    verdict: yesNo
      .nullable()
      .describe(
        "null: it depends on an answer that was not given, or on a rule or limit that is not known as it is today.",
      ),
    criteria: z.array(criterion),
  })
  .meta({ id: "BenefitExplanation" });

const explanations = keyed(explanation).describe("By the id of the benefit’s variable.");

const change = sentence.extend({
  since,
  kind: z.enum(["law", "limit", "correction"]),
  act: text,
  source: z.array(source),
  checked: text,
  confidence,
  changes: z.array(text).describe("Ids of the variables it changes."),
});

const amount = z.object({ least: number, most: number, amount: bilingual });
const point = z.array(number).length(2);
const howMuch = z.object({
  payments: z.array(
    amount.extend({
      payment: text,
      unit: z.enum(["dollars a week", "hours a week"]),
      kind: z.enum(["likely", "most"]),
      notes: z.array(bilingual),
      madeOf: z.array(text).describe("Ids of /amounts."),
    }),
  ),
  total: amount.optional(),
  totalWithBenefit: amount.optional(),
  chart: z
    .object({ points: z.array(point), own: point })
    .optional()
    .describe("Dollars a year before tax, and dollars a week."),
});

const facts = keyed(z.unknown());
const group = keyed(keyed(facts).or(facts)).optional();

export const ruleAnswers = {
  Links: keyed(z.object({ description: text.nullable(), href: z.url() })),
  Variable: z.object({
    id: text,
    description: text.nullable(),
    valueType: z.enum(["Boolean", "Int", "Float", "Date"]),
    defaultValue: z.union([yesNo, number, text]),
    definitionPeriod: z.enum(["DAY", "MONTH", "YEAR", "ETERNITY"]),
    entity: text,
    references: z.array(text).optional(),
    formulas: keyed(z.object({ content: text })).optional(),
  }),
  Parameter: z.object({
    id: text,
    description: text.nullable(),
    metadata: z.object({ unit: text.nullish(), reference: z.array(text).optional() }),
    values: keyed(number.nullable()).optional(),
    subparams: keyed(z.object({ description: text.nullable() })).optional(),
  }),
  Entities: keyed(
    z.object({
      plural: text,
      description: text,
      documentation: text,
      roles: keyed(
        z.object({ plural: text.nullable(), description: text, max: z.int().optional() }),
      ).optional(),
    }),
  ),
  Calculated: z
    .object({ persons: keyed(facts), families: group, titled_properties: group })
    .describe("What was sent, with results in the place of each null."),
  Trace: z.object({
    trace: keyed(
      z.object({
        dependencies: z.array(text),
        parameters: keyed(number),
        value: z.array(z.union([yesNo, number, text])),
      }),
    ),
    entitiesDescription: keyed(z.array(text)),
    requestedCalculations: z.array(text),
  }),
  Explanations: z.object({ explanations }),
  Sentences: z.array(sentence),
  Reform: z.object({
    name: text,
    version: text,
    base: z.object({ name: text, version: text }),
    changes: z.array(change),
    page: keyed(bilingual).describe("The words of the page that shows it."),
  }),
  Exclusions: z.object({
    exclusions: z.array(
      sentence.extend({
        between: z.array(z.array(text)).describe("A payment of one list excludes those of the other lists."),
        others: z.array(text).optional(),
        scope: z.enum(["person", "child", "time", "hours"]),
        since,
        act: text,
        source: z.array(source),
        confidence,
      }),
    ),
  }),
  Week: weekAnswer,
  Outlook: z.object({
    explanations,
    later: keyed(z.object({ verdict: yesNo.nullable() })).optional(),
    now: howMuch,
    fromBirth: howMuch.optional(),
    changes: keyed(z.array(sentence.extend({ verdict: z.enum(["probably", "possibly"]) }))),
    overTime: z.array(z.object({ id: text, when: bilingual, what: bilingual, on: text.optional() })),
    others: z.array(
      z.object({ id: text, name: bilingual, who: bilingual, amounts: z.array(text), link: text }),
    ),
    captions: keyed(bilingual),
  }),
} satisfies Record<string, z.ZodType>;

for (const [id, schema] of Object.entries<z.ZodType>(ruleAnswers))
  if (!z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id });

/** As components of OpenAPI 3.0. */
export const answerSchemas = (): JsonObject => jsonSchemas(ruleAnswers, "openapi-3.0").components;
