// What /explain and the addresses of a reform answer, as schemas of OpenAPI 3.

type Json = Record<string, unknown>;

const text: Json = { type: "string" };
const yesNo: Json = { type: "boolean" };
const number: Json = { type: "number" };
const day: Json = { type: "string", format: "date", nullable: true };
const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const list = (items: Json): Json => ({ type: "array", items });
const keyed = (additionalProperties: Json, description: string): Json => ({
  type: "object",
  description,
  additionalProperties,
});
const one = (properties: Json, required: readonly string[] = Object.keys(properties)): Json => ({
  type: "object",
  properties,
  required,
});

const sentence = { id: text, en: text, mi: text };
const bilingual = one({ en: text, mi: text });
const source = one({ title: text, address: { ...text, nullable: true } });
const confidence: Json = { type: "string", enum: ["primary", "secondary"] };
const since: Json = {
  ...text,
  nullable: true,
  description:
    "The first day on which it is law; a month or a year where no day is known; null where none is.",
};

const benefitExplanation = one({
  period: text,
  verdict: {
    ...yesNo,
    nullable: true,
    description:
      "null: it depends on an answer that was not given, or on a rule or limit that is not known as it is today.",
  },
  criteria: list(ref("Criterion")),
});

const criterion = one(
  {
    ...sentence,
    status: { type: "string", enum: ["met", "not-met", "not-known"] },
    unmet: { ...bilingual, description: "For whom the benefit is, said to somebody who does not meet this." },
    group: {
      ...one(sentence, ["id", "en", "mi"]),
      description: "Criteria of the same group are alternatives: one of them is enough.",
    },
    decides: {
      ...yesNo,
      description: "A change of it, alone or with the other deciding ones, turns the verdict.",
    },
    used: {
      ...list(
        one({
          variable: text,
          instance: text,
          value: { nullable: true, description: "null where the situations differ." },
        }),
      ),
      description: "The values of the request that the criterion read.",
    },
    law: one({ text, url: { ...text, format: "uri" } }),
    inForceFrom: { ...day, description: "The first day on which this is law; null when it is not known." },
    certainty: {
      type: "string",
      enum: ["known", "out-of-date", "secondary", "not-sourced"],
      description:
        "In the current rules only: how sure it is that this is today’s law, and its limit today’s.",
    },
    why: { ...bilingual, description: "Why it is not certain." },
    compared: ref("Comparison"),
  },
  ["id", "en", "mi", "status", "decides", "used", "law", "inForceFrom"],
);

const comparison = one(
  {
    value: { ...number, description: "The income of the household." },
    limit: number,
    unit: { type: "string", enum: ["dollars before tax", "dollars after tax"] },
    per: { type: "string", enum: ["year", "week"] },
    children: { type: "integer", description: "For how many children the limit is." },
    limitFrom: text,
    source,
    confidence,
    isOutOfDate: yesNo,
  },
  ["value", "limit", "unit", "per", "limitFrom", "source", "confidence", "isOutOfDate"],
);

const change = one({
  ...sentence,
  since,
  kind: { type: "string", enum: ["law", "limit", "correction"] },
  act: text,
  source: list(source),
  checked: day,
  confidence,
  changes: { ...list(text), description: "Ids of the variables it changes." },
});

const system = one({ name: text, version: text });

export const answerSchemas: Json = {
  Explanations: one({
    explanations: keyed(ref("BenefitExplanation"), "By the id of the benefit’s variable."),
  }),
  BenefitExplanation: benefitExplanation,
  Criterion: criterion,
  Comparison: comparison,
  Reform: one({
    name: text,
    version: text,
    base: system,
    changes: list(change),
    page: keyed(bilingual, "The words of the page that shows it."),
  }),
  Exclusions: one({
    exclusions: list(
      one(
        {
          ...sentence,
          between: {
            ...list(list(text)),
            description: "A payment of one list excludes those of the other lists.",
          },
          others: list(text),
          scope: { type: "string", enum: ["person", "child", "time", "hours"] },
          since,
          act: text,
          source: list(source),
          confidence,
        },
        ["id", "en", "mi", "between", "scope", "since", "act", "source", "confidence"],
      ),
    ),
  }),
  Comparisons: one({
    comparison: keyed(
      one({
        period: text,
        base: yesNo,
        current: { ...yesNo, nullable: true },
        differs: yesNo,
        changes: { ...list(text), description: "Ids of the changes in force that concern the benefit." },
      }),
      "By the id of the benefit’s variable.",
    ),
  }),
};
