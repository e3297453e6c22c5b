// One household on one day by one set of figures: what each benefit's file is told, and answers.

import type { Doubt, Figures } from "../../amounts/figures.ts";
import type { AmountId } from "../../amounts/table.ts";
import { type Earnings, type Outcome, type Reckoning, weeks } from "../benefits/declare.ts";
import { benefits } from "../benefits/index.ts";
import { mayHaveSuper, superRate } from "../benefits/nz-super.ts";
import { againstLeave, leavePay } from "../benefits/paid-parental-leave.ts";
import type { MainChoice, PaymentId } from "./answer.ts";
import type { AdultFacts, Facts } from "./facts.ts";
import { grossOf, incomeTax, levyOn } from "./tax.ts";

/** Weekly compensation is 80 % of usual pay (Accident Compensation Act 2001, Schedule 1 clause 32). */
const compensated = 0.8;

/** The main benefit that is in payment, dollars a week after tax. */
export interface InPayment {
  readonly main: MainChoice;
  readonly net: number;
}

export const nothingInPayment: InPayment = { main: "none", net: 0 };

export interface Reckoned extends Outcome {
  readonly doubt: Doubt;
}

export class HouseholdReckoning implements Reckoning {
  readonly facts: Facts;
  readonly main: MainChoice;
  readonly earnings: readonly Earnings[];
  readonly familyIncome: number;
  readonly weeklyIncome: number;
  readonly weeklySuper: number;
  readonly weeklyLeave: number;
  readonly netOfTax: number;
  /** Of all adults, dollars a year. */
  readonly tax: number;
  readonly levy: number;
  readonly mainGross: number;
  readonly #figures: Figures;
  readonly #settled: Partial<Record<PaymentId, Reckoned>> = {};
  #doubt: Doubt = 0;

  constructor(facts: Facts, figures: Figures, { main, net }: InPayment) {
    this.facts = facts;
    this.main = main;
    this.#figures = figures;
    this.earnings = facts.adults.map((adult) => this.#earningsOf(adult));
    const withSuper = facts.adults.map((adult) => this.#superOf(adult));
    const sharers = withSuper.filter((own) => own === 0).length;
    const grossEach = net > 0 ? grossOf((net * weeks) / sharers, this.figure) : 0;
    this.mainGross = grossEach * sharers;
    const taxable = this.earnings.map(
      ({ wages, leave }, at) => wages + leave + (at === 0 ? facts.otherIncome : 0),
    );
    const tax = (more: (at: number) => number) =>
      taxable.reduce((sum, income, at) => sum + incomeTax(income + more(at), this.figure), 0);
    const own = taxable.reduce((sum, income) => sum + income, 0);
    const superannuation = withSuper.reduce((sum, one) => sum + one, 0);
    this.netOfTax = own + superannuation - tax((at) => withSuper[at]!);
    this.tax = tax((at) => withSuper[at] || grossEach);
    this.levy = this.earnings.reduce((sum, { wages }) => sum + levyOn(wages, this.figure), 0);
    this.familyIncome = own + this.mainGross + superannuation;
    this.weeklyLeave = this.earnings.reduce((sum, { leave }) => sum + leave, 0) / weeks;
    this.weeklySuper = superannuation / weeks;
    this.weeklyIncome = this.#weeklyWages() + facts.otherIncome / weeks + this.weeklySuper;
  }

  readonly figure = (id: AmountId): number => {
    const { value, doubt } = this.#figures.of(id);
    if (doubt > this.#doubt) this.#doubt = doubt;
    return value;
  };

  readonly of = (id: PaymentId): Reckoned => {
    let settled = this.#settled[id];
    if (!settled) {
      const outer = this.#doubt;
      this.#doubt = 0;
      const { verdict, weekly, why, range } = benefits[id].rule(this);
      settled = { verdict, weekly, why, range, doubt: this.#doubt };
      this.#settled[id] = settled;
      this.#doubt = outer;
    }
    if (settled.doubt > this.#doubt) this.#doubt = settled.doubt;
    return settled;
  };

  /** NZ Superannuation before tax, dollars a year. */
  #superOf(adult: AdultFacts): number {
    if (!mayHaveSuper(adult) || this.of("nzSuper").verdict !== "yes") return 0;
    return grossOf(this.figure(superRate(this.facts)) * weeks, this.figure);
  }

  #earningsOf(adult: AdultFacts): Earnings {
    const { leave, weekly, yearly = weekly * weeks } = adult;
    if (leave === null) return { wages: Math.max(0, yearly), leave: 0 };
    if (leave === "ACC") return { wages: 0, leave: compensated * weekly * weeks };
    const isPaid =
      leave === "PPL" && !againstLeave(adult, this.facts, this.figure("paid_parental_leave.weeks"));
    return { wages: 0, leave: isPaid ? leavePay(adult, this) * weeks : 0 };
  }

  #weeklyWages(): number {
    return this.facts.adults.reduce((sum, { leave, weekly }) => sum + (leave === null ? weekly : 0), 0);
  }
}
