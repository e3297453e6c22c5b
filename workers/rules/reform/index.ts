// Today's law: the same files as the model of 2018, asked about every day since.

import { type AmountTable, tableInUse } from "../../amounts/table.ts";
import { base } from "../base.ts";
import { areaUnknown, costsDecide } from "../benefits/accommodation-supplement.ts";
import { changesIn, todayOf } from "../benefits/dated.ts";
import { raisedForATime } from "../benefits/in-work-tax-credit.ts";
import { sharedUnevenly } from "../benefits/minimum-family-tax-credit.ts";
import { flatten } from "../criteria.ts";
import { type TaxBenefitSystem, taxBenefitSystem } from "../system.ts";
import { variables } from "../variables/index.ts";
import { amounts } from "./amounts/variables.ts";
import { inputs } from "./inputs.ts";
import { pageWords } from "./page-words.ts";
import { amountParameters, datedAgain, ended, ownParameters } from "./parameters.ts";

export const changes = changesIn(variables);

const today = [...todayOf(variables), ...inputs, ...amounts];

const wordsOfPage = Object.entries(pageWords).map(([id, words]) => ({ id, ...words }));
const criteria = today.flatMap(({ rules }) => flatten(rules.at(-1)?.benefit?.criteria ?? []));
/** Said where a limit or a rule cannot be told. */
const doubts = [
  ...[raisedForATime, sharedUnevenly, areaUnknown, costsDecide, ...wordsOfPage],
  ...criteria.flatMap(({ id, why }) => (why ? [{ id, ...why }] : [])),
];

const made = new WeakMap<AmountTable, TaxBenefitSystem>();

/** The table in use may be a feed's. */
export function currentRules(table: AmountTable = tableInUse()): TaxBenefitSystem {
  let system = made.get(table);
  if (!system) {
    system = taxBenefitSystem({
      name: "timata-rules-current",
      version: "1.0.0",
      description:
        "Who can get which of the benefits for families, and why, by the law and the limits of today as far as they are sourced. " +
        "A reform of timata-rules, in OpenFisca’s sense: what it changes, since when, and by which source stands at /reform.",
      parameters: [
        ...base.parameters.values(),
        ...ownParameters,
        ...ended(base),
        ...datedAgain(base, table),
        ...amountParameters(table),
      ],
      variables: today,
      reform: changes,
      doubts,
    });
    made.set(table, system);
  }
  return system;
}
