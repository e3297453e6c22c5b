import { weeks } from "../../benefits/declare.ts";
import type { Bilingual, Comparison } from "../../declare.ts";
import type { InputRead, Simulation } from "../../engine.ts";
import { agreed, type PossibleHousehold, variantOf, verdictOf } from "../../explain.ts";
import type { BenefitExplanation, ExplainedCriterion } from "../../explanation.ts";
import type { ParsedSituation, RequestedValue } from "../../situation.ts";
import { excludersOf } from "../exclusions.ts";
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
/** Within 5 % an estimate of a year's income may be wrong, so the limit is worth knowing. */
const justAbove = 1.05;

/** Tops up to what is above it already, or takes away what the household has. */
const lowersTheTotal = (benefit: string, has: (id: string) => boolean): boolean =>
  benefit === "family_scheme__qualifies_for_minimum_family_tax_credit" ||
  excludersOf(benefit, "person").some(has);

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
  readonly #possible: readonly PossibleHousehold[];
  readonly #family: FamilyFacts;
  readonly #found = new Map<string, ChangeThatTurns[]>();
  #asked = 0;

  constructor(possible: readonly PossibleHousehold[], family: FamilyFacts) {
    this.#possible = possible;
    this.#family = family;
  }

  /** @param now today's reasons, by benefit variable */
  find(now: Explanations): Readonly<Record<string, ChangeThatTurns[]>> {
    const refused = Object.keys(now).filter((id) => now[id]!.verdict === false);
    const has = (id: string) => now[id] !== undefined && now[id].verdict !== false;
    for (const id of refused) if (!lowersTheTotal(id, has)) this.#byIncome(id, now[id]!);
    const neighbours = neighboursOf(this.#family);
    for (const { id: change, when, apply } of neighbours)
      for (const [id, verdict] of this.#turned(refused, apply)) this.#keep(id, change, when, verdict);
    return Object.fromEntries(this.#found);
  }

  /** The reasons name the limit; the engine confirms what is just below it. */
  #byIncome(id: string, explained: BenefitExplanation): void {
    const compared = limitOf(explained);
    if (!compared || explained.criteria.some(refusesBesidesIncome)) return;
    if (compared.value > compared.limit * justAbove) return;
    const yearly = compared.per === "week" ? compared.limit * weeks : compared.limit;
    const turned = this.#turned([id], (situation) =>
      setIncome(situation, this.#family, Math.ceil(yearly) - 1),
    );
    this.#keep(id, "income", incomeBelow(compared), turned.get(id));
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

function incomeBelow({ value, limit, per, unit }: Comparison): Bilingual {
  const { en, mi } = perWords[per];
  const tax = unit.includes("after") ? both(" after tax", " i muri i te tāke") : both("", "");
  const whole = dollars(Math.ceil(limit) - 1);
  const own = dollars(Math.round(value));
  return both(
    `You are just above the limit (${own}). If your household’s income turns out to be ${whole} ${en} or less${tax.en}`,
    `Kei runga paku ake koe i te tepe (${own}). Mēnā kāore te moni whiwhi o tō kāinga${tax.mi} e nui ake i te ${whole} ${mi}`,
  );
}
