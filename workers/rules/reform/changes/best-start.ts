import { criterion } from "../../criteria.ts";
import { familyRule } from "../../declare.ts";
import { also } from "../edit.ts";
import { incomeCriterion } from "../income-test.ts";
import {
  bestStartFlag,
  bestStartIncome,
  bestStartTest,
  ofChild,
  whoHasBestStart,
} from "../limits/best-start.ts";
import type { Change } from "../reform.ts";
import { sections } from "../sections.ts";
import { checked, sources } from "../sources.ts";

const benefit = "best_start__eligibility";
const { hasBestStart } = whoHasBestStart;

/** The base looks at every member of the family, and does not know a partner's age. */
export const bestStartChildren: Change = {
  id: "best-start-children",
  en: "Best Start looks at each child: born or due from 1 July 2018, and under 3 or on the way",
  mi: "Ka titiro te <en>Best Start</en> ki ia tamaiti: i whānau mai, ka whānau mai rānei i te 1 o Hūrae 2018, i muri iho rānei, kei raro iho i te 3 tau, e haere mai ana rānei",
  since: "2018-07-01",
  kind: "correction",
  act: "Income Tax Act 2007, section MG 1",
  source: [sources.bestStart],
  checked,
  confidence: "primary",
  rules: {
    best_start__family_has_children_eligible: familyRule({
      uses: ofChild,
      where: whoHasBestStart,
      value: (family) => family.withRole("child").some(hasBestStart),
    }),
  },
};

export const bestStartIncomeTest: Change = {
  id: "best-start-income",
  en: "From a child’s first birthday, income above the threshold lowers Best Start, until nothing is left",
  mi: "Mai i te huritau tuatahi o te tamaiti, ka whakahekea te <en>Best Start</en> e te moni whiwhi kei runga ake i te paepae, tae noa ki te kore",
  since: "2018-07-01",
  kind: "limit",
  act: "Income Tax Act 2007, sections MG 1 to MG 3",
  source: [sources.bestStart],
  checked,
  confidence: "primary",
  variables: [{ ...bestStartIncome, rules: [{ ...bestStartTest.rule, since: "2018-07-01" }] }],
  criteria: {
    [benefit]: also(criterion({ ...incomeCriterion(bestStartTest), law: sections.bestStartIncome })),
  },
};

/** The day of birth decides, not that of the claim; `limits/best-start.ts` asks for it. */
export const bestStartFirstYear: Change = {
  id: "best-start-first-year",
  en: "For children born from 1 April 2026 Best Start is income-tested from birth, not from the first birthday",
  mi: "Mō ngā tamariki ka whānau mai i te 1 o Āperira 2026, i muri iho rānei, ka whakamātauria te moni whiwhi mō te <en>Best Start</en> mai i te whānautanga, kaua mai i te huritau tuatahi",
  since: "2026-04-01",
  kind: "law",
  act: "Income Tax Act 2007, sections MG 1 to MG 3; enacted with Budget 2025 (title of the Act not found)",
  source: [sources.budget2025, sources.budget2025Rnz],
  checked,
  confidence: "secondary",
  limits: [bestStartFlag],
};
