import type { Bilingual, Comparison } from "../../declare.ts";
import type { InputRead, Simulation } from "../../engine.ts";
import { agreed, explainHouseholds, type PossibleHousehold, variantOf, verdictOf } from "../../explain.ts";
import type { BenefitExplanation, ExplainedCriterion } from "../../explanation.ts";
import type { ParsedSituation, RequestedValue } from "../../situation.ts";
import type { TaxBenefitSystem } from "../../system.ts";
import { weeks } from "../amounts/tax-credits.ts";
import { asking, setIncome } from "./copy.ts";
import type { FamilyFacts } from "./family.ts";
import { type Neighbour, neighboursOf } from "./neighbours.ts";
import { both, dollars } from "./words.ts";

export interface ChangeThatTurns extends Bilingual {
  id: Neighbour["id"] | "income";
  /** The household's, after the change. */
  verdict: "probably" | "possibly";
}

/** At most this many households are asked of the engine. */
const budget = 48;
/** For each benefit. */
const most = 2;

type Apply = Neighbour["apply"];

/** `index`: of the possible household. */
interface Granted {
  index: number;
  verdict: boolean | null;
  inputs: ReadonlySet<InputRead>;
}
type Explanations = Readonly<Record<string, BenefitExplanation>>;

/** For each refused benefit, the nearest households that can get it. */
export class Changes {
  readonly #system: TaxBenefitSystem;
  readonly #possible: readonly PossibleHousehold[];
  readonly #family: FamilyFacts;
  readonly #found = new Map<string, ChangeThatTurns[]>();
  #asked = 0;

  constructor(system: TaxBenefitSystem, possible: readonly PossibleHousehold[], family: FamilyFacts) {
    this.#system = system;
    this.#possible = possible;
    this.#family = family;
  }

  /** @param now today's reasons, by benefit variable */
  find(now: Explanations): Readonly<Record<string, ChangeThatTurns[]>> {
    const refused = Object.keys(now).filter((id) => now[id]!.verdict === false);
    for (const id of refused) this.#byIncome(id, now[id]!);
    const neighbours = neighboursOf(this.#family);
    for (const { id: change, when, apply } of neighbours)
      for (const [id, verdict] of this.#turned(refused, apply))
        if (change !== "hours" || !this.#turnsByWork(id)) this.#keep(id, change, when, verdict);
    for (const neighbour of neighbours)
      for (const id of this.#turnedWithoutIncome(refused, neighbour)) {
        const explained = this.#explain(id, neighbour.apply);
        if (explained) this.#byIncome(id, explained, neighbour);
      }
    return Object.fromEntries(this.#found);
  }

  /** Asked without a number of hours, so that none is shown. */
  #turnsByWork(id: string): boolean {
    return this.#found.get(id)?.some((one) => one.id === "paid-work") ?? false;
  }

  /** The reasons name the limit; the engine confirms what is just below it. */
  #byIncome(id: string, explained: BenefitExplanation, neighbour?: Neighbour): void {
    const compared = limitOf(explained);
    if (!compared || explained.criteria.some(refusesBesidesIncome)) return;
    const yearly = compared.per === "week" ? compared.limit * weeks : compared.limit;
    const turned = this.#turned([id], (situation) => {
      neighbour?.apply(situation);
      setIncome(situation, this.#family, Math.ceil(yearly) - 1);
    });
    this.#keep(id, neighbour?.id ?? "income", incomeBelow(compared, neighbour), turned.get(id));
  }

  /** Those that need both a neighbour's change and a lower income. */
  #turnedWithoutIncome(refused: readonly string[], { apply }: Neighbour): string[] {
    const open = refused.filter((id) => !this.#found.has(id));
    const turned = this.#turned(open, (situation) => {
      apply(situation);
      setIncome(situation, this.#family, 0);
    });
    return [...turned.keys()];
  }

  #keep(
    id: string,
    change: ChangeThatTurns["id"],
    when: Bilingual,
    verdict: boolean | null | undefined,
  ): void {
    if (verdict === false || verdict === undefined) return;
    const found = this.#found.get(id) ?? [];
    if (found.length >= most) return;
    const isSure = verdict === true;
    this.#found.set(id, [
      ...found,
      {
        id: change,
        en: `${when.en}: ${isSure ? "probably" : "possibly"}`,
        mi: `${when.mi}: ${isSure ? "ko te āhua nei āe" : "tērā pea āe"}`,
        verdict: isSure ? "probably" : "possibly",
      },
    ]);
  }

  /** Only those granted in every household that the answers leave open. */
  #turned(benefits: readonly string[], apply: Apply): Map<string, boolean | null> {
    const granted = new Map<string, Granted[]>(benefits.map((id) => [id, []]));
    for (const index of this.#possible.keys()) {
      const open = [...granted.keys()].filter(
        (id) => !granted.get(id)!.some((one) => this.#isAs(one, index)),
      );
      const asked = this.#ask(index, open, apply);
      if (asked.length < open.length) return new Map();
      for (const { household, question } of asked) {
        const { id } = question.variable;
        if (household.answer(question) !== true) granted.delete(id);
        else granted.get(id)!.push({ index, ...verdictOf(household, question) });
      }
    }
    return new Map([...granted].map(([id, each]) => [id, agreed(each.map(({ verdict }) => verdict))]));
  }

  #explain(benefit: string, apply: Apply): BenefitExplanation | undefined {
    const [first] = this.#ask(0, [benefit], apply);
    if (!first) return undefined;
    const { inputs } = verdictOf(first.household, first.question);
    const others = [...this.#possible.keys()].filter((index) => !this.#isAs({ index: 0, inputs }, index));
    if (!this.#hasBudget(others.length)) return undefined;
    const households = [0, ...others].map((index) => this.#changed(index, [benefit], apply));
    return explainHouseholds(this.#system, households).explanations[benefit];
  }

  /** None once the budget is spent. */
  #ask(
    index: number,
    benefits: readonly string[],
    apply: Apply,
  ): { household: Simulation; question: RequestedValue }[] {
    if (benefits.length === 0 || !this.#hasBudget(1)) return [];
    const { simulation: household } = this.#changed(index, benefits, apply);
    return household.situation.questions.map((question) => ({ household, question }));
  }

  /** The same inputs decide the same in another household; a change is the same in all. */
  #isAs({ index, inputs }: Omit<Granted, "verdict">, other: number): boolean {
    const [one, another] = [this.#possible[index]!, this.#possible[other]!];
    return (
      one === another ||
      (one.shape === another.shape &&
        areAlike(inputs, one.simulation.situation, another.simulation.situation))
    );
  }

  #changed(index: number, benefits: readonly string[], apply: Apply): PossibleHousehold {
    const one = this.#possible[index]!;
    const changed = asking(one, benefits, this.#family);
    apply(changed);
    return variantOf(one, { ...changed });
  }

  #hasBudget(households: number): boolean {
    this.#asked += households;
    return this.#asked <= budget;
  }
}

function areAlike(
  inputs: Iterable<InputRead>,
  { inputs: some }: ParsedSituation,
  { inputs: others }: ParsedSituation,
): boolean {
  for (const { variable, instance, period } of inputs)
    if (some.given(variable.id, period)?.[instance] !== others.given(variable.id, period)?.[instance])
      return false;
  return true;
}

/** A lower income alone would not help. */
const refusesBesidesIncome = ({ status, compared, group }: ExplainedCriterion): boolean =>
  status === "not-met" && !compared && !group;

const limitOf = (explanation: BenefitExplanation | undefined): Comparison | undefined =>
  explanation?.criteria.find(({ status, compared }) => status === "not-met" && compared)?.compared;

const perWords = { week: both("a week", "i te wiki"), year: both("a year", "i te tau") } as const;

function incomeBelow({ value, limit, per, unit }: Comparison, neighbour?: Neighbour): Bilingual {
  const { en, mi } = perWords[per];
  const tax = unit.includes("after") ? both(" after tax", " i muri i te tāke") : both("", "");
  const whole = Math.ceil(limit) - 1;
  const own = dollars(Math.round(value));
  const english = `a household income of ${dollars(whole)} ${en} or less${tax.en}, in place of ${own}`;
  const maori = `kāore te moni whiwhi o tō whare${tax.mi} e nui ake i te ${dollars(whole)} ${mi} (i tēnei wā: ${own})`;
  return neighbour
    ? both(`${neighbour.when.en}, with ${english}`, `${neighbour.when.mi}, ā, mēnā ${maori}`)
    : both(`With ${english}`, `Mēnā ${maori}`);
}
