import { type BenefitId, benefits } from "#app/features/financial-help/benefits.ts";
import type { FinancialHelpResults } from "#app/features/financial-help/results/find-results.ts";
import { ResultsPage } from "#app/features/financial-help/results/results-page.tsx";
import type { Outlook } from "#app/server/neighbours/rules.ts";
import { captions } from "#workers/rules/reform/outlook/captions.ts";
import type { Groups } from "../specimen.ts";

const said = { en: "Your child is under one year old.", mi: "Kei raro i te kotahi tau tō tamaiti." };

const record = {
  id: "isBestStart",
  description: "A payment for families with a child under 3.",
  description_mi: "He utunga mō ngā whānau he tamaiti tā rātou kei raro i te 3 tau.",
  rank: "1",
  moreInformationLink: "https://www.ird.govt.nz/working-for-families/types/best-start",
  applicationLink: "https://www.ird.govt.nz/working-for-families/apply",
  notes: "It starts when your paid parental leave has ended.",
};

const payment = (id: BenefitId, weekly: number, kind: "likely" | "most") => ({
  payment: benefits[id],
  amount: { en: `$${weekly} a week`, mi: `$${weekly} i te wiki` },
  least: weekly,
  most: weekly,
  unit: "dollars-a-week",
  kind,
  notes: [],
  madeOf: [],
});

const outlook: Outlook = {
  now: {
    payments: [payment("isBestStart", 77, "likely"), payment("isAccommodationSupplement", 165, "most")],
    chart: {
      points: [
        [0, 400],
        [40_000, 400],
        [80_000, 180],
        [120_000, 77],
        [160_000, 77],
      ],
      own: [62_000, 279],
    },
  },
  changes: {
    isAccommodationSupplement: [
      {
        en: "If your income falls, you may get more.",
        mi: "Ki te heke tō moni whiwhi, tērā pea ka nui ake.",
      },
    ],
  },
  overTime: [],
  others: [],
  captions,
  explanations: {},
};

const results: FinancialHelpResults = {
  groups: { probably: ["isBestStart"], possibly: ["isAccommodationSupplement"], probablyNot: ["isHomeHelp"] },
  answers: { "applicant.isNZResident": "true" },
  area: { is: "not-asked" },
  metadata: [record],
  outcomes: {
    isBestStart: {
      verdict: true,
      because: [{ is: "met" }],
      criteria: [],
    },
    isAccommodationSupplement: { verdict: null, because: [{ is: "said", ...said }], criteria: [] },
  },
  outlook,
  choices: [],
  sampleLimits: [],
  figuresOf: undefined,
  money: undefined,
  fetchedAt: undefined,
};

export const money: Groups = {
  money: [
    {
      name: "ResultsPage found",
      draw: () => <ResultsPage state="found" results={results} made={undefined} hasFailed={false} />,
    },
    {
      name: "ResultsPage nothing",
      draw: () => (
        <ResultsPage
          state="found"
          results={{
            ...results,
            groups: { ...results.groups, probably: [], possibly: [] },
            outlook: undefined,
          }}
          made={undefined}
          hasFailed={false}
        />
      ),
    },
    { name: "ResultsPage unavailable", draw: () => <ResultsPage state="unavailable" /> },
    { name: "ResultsPage empty", draw: () => <ResultsPage state="empty" /> },
  ],
};
