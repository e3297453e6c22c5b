import { calculate } from "../../calculate.ts";
import type { Bilingual, Comparison } from "../../declare.ts";
import { explain } from "../../explain.ts";
import type { BenefitExplanation } from "../../explanation.ts";
import type { TaxBenefitSystem } from "../../system.ts";
import { weeks } from "../amounts/tax-credits.ts";
import { asking, setIncome } from "./copy.ts";
import type { FamilyFacts, SentSituation } from "./family.ts";
import { type Neighbour, neighboursOf } from "./neighbours.ts";
import { both, dollars } from "./words.ts";

/** A fact about a household that differs in one or two answers. */
export interface ChangeThatTurns extends Bilingual {
  id: Neighbour["id"] | "income";
  /** Of the household as it would be. */
  verdict: "probably" | "possibly";
}

/** The engine is asked for this many households at most. */
const budget = 48;
/** Shown for each benefit. */
const most = 2;

type Apply = Neighbour["apply"];
type Explanations = Readonly<Record<string, BenefitExplanation>>;

/** For each benefit that is refused, the nearest households to which it is not. */
export class Changes {
  readonly #system: TaxBenefitSystem;
  readonly #situations: readonly SentSituation[];
  readonly #family: FamilyFacts;
  readonly #found = new Map<string, ChangeThatTurns[]>();
  #asked = 0;

  constructor(system: TaxBenefitSystem, situations: readonly SentSituation[], family: FamilyFacts) {
    this.#system = system;
    this.#situations = situations;
    this.#family = family;
  }

  /** @param now the reasons as they are, by benefit variable */
  find(now: Explanations): Readonly<Record<string, ChangeThatTurns[]>> {
    const refused = Object.keys(now).filter((id) => now[id]!.verdict === false);
    for (const id of refused) this.#byIncome(id, now[id]!);
    const neighbours = neighboursOf(this.#family);
    for (const { id: change, when, apply } of neighbours)
      for (const [id, verdict] of this.#turned(refused, apply)) this.#keep(id, change, when, verdict);
    for (const neighbour of neighbours)
      for (const id of this.#turnedWithoutIncome(refused, neighbour)) {
        const explained = this.#explain([id], neighbour.apply)[id];
        if (explained) this.#byIncome(id, explained, neighbour);
      }
    return Object.fromEntries(this.#found);
  }

  /** The limit is named by the reasons; the engine confirms what is just below it. */
  #byIncome(id: string, explained: BenefitExplanation, neighbour?: Neighbour): void {
    const compared = limitOf(explained);
    if (!compared) return;
    const yearly = compared.per === "week" ? compared.limit * weeks : compared.limit;
    const turned = this.#turned([id], (situation) => {
      neighbour?.apply(situation);
      setIncome(situation, this.#family, Math.ceil(yearly) - 1);
    });
    this.#keep(id, neighbour?.id ?? "income", incomeBelow(compared, neighbour), turned.get(id));
  }

  /** Those that hang on a neighbour's change and on income. */
  #turnedWithoutIncome(refused: readonly string[], { apply }: Neighbour): string[] {
    const open = refused.filter((id) => !this.#found.has(id));
    const turned = this.#granted(open, (situation) => {
      apply(situation);
      setIncome(situation, this.#family, 0);
    });
    return turned;
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

  /** Asked for the verdict alone first, which takes a fraction of the time, then how sure that one is. */
  #turned(benefits: readonly string[], apply: Apply): Map<string, boolean | null> {
    const explained = this.#explain(this.#granted(benefits, apply), apply);
    return new Map(Object.entries(explained).map(([id, { verdict }]) => [id, verdict]));
  }

  /** In every household that the answers leave open. */
  #granted(benefits: readonly string[], apply: Apply): string[] {
    if (benefits.length === 0 || !this.#hasBudget()) return [];
    const { applicant } = this.#family;
    const answered = this.#changed(benefits, apply).map((one) => {
      calculate(this.#system, one);
      return one.persons[applicant]!;
    });
    return benefits.filter((id) => answered.every((values) => Object.values(values[id] ?? {})[0] === true));
  }

  #explain(benefits: readonly string[], apply: Apply): Explanations {
    if (benefits.length === 0 || !this.#hasBudget()) return {};
    return explain(this.#system, { situations: this.#changed(benefits, apply) }).explanations;
  }

  #changed(benefits: readonly string[], apply: Apply): SentSituation[] {
    return this.#situations.map((sent) => {
      const changed = asking(sent, benefits, this.#family);
      apply(changed);
      return changed;
    });
  }

  #hasBudget(): boolean {
    this.#asked += this.#situations.length;
    return this.#asked <= budget;
  }
}

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
