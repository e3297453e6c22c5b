// A rule lists the variables it reads, and its type lets it read no others.

import type { EntityKey, FamilyRole } from "./entities.ts";
import type { Law } from "./law.ts";
import type { PeriodUnit } from "./periods.ts";
import { written } from "./written.ts";

export type VariableValue = boolean | number | string;
export type ValueType = "Boolean" | "Int" | "Float" | "Date";

export interface Variable {
  readonly id: string;
  readonly description: string;
  readonly entity: EntityKey;
  readonly valueType: ValueType;
  readonly definitionPeriod: PeriodUnit;
  readonly defaultValue: VariableValue;
  readonly references: readonly string[];
  /** There is no sensible default: needing the variable without any input is an error. */
  readonly mustBeGiven: boolean;
  /** What a value for a longer period means for each month or year of it. */
  readonly spread?: "copied" | "divided";
  /** Oldest first. */
  readonly rules: readonly Rule[];
  readonly isBenefit?: true;
  /** Absent in the model of 2018. */
  readonly from?: Change;
}

/** A dated change of the law, or a correction of the model's reading. */
export interface Change extends Bilingual {
  readonly id: string;
  /** YYYY-MM-DD, the first day on which it is law; null when unknown. */
  readonly since: string | null;
  readonly kind: "law" | "limit" | "correction";
  /** The Act or notice. */
  readonly act: string;
  readonly source: readonly { readonly title: string; readonly address: string | null }[];
  readonly checked: string;
  readonly confidence: "primary" | "secondary";
}

export interface Dated {
  /** It came with this change: absent in the model of 2018. */
  readonly from?: Change | undefined;
  /** It ended with this change. */
  readonly until?: Change | undefined;
}

/** What is different from a change on, the oldest first. */
type Amendments<T> = readonly (Partial<T> & { readonly from: Change })[];

export interface Rule {
  readonly from?: Change;
  /** Changes that moved only the figures it reads; these have their own dates. */
  readonly movedBy?: readonly Change[];
  /** The first day on which the rule is law; 0001-01-01 when unknown. */
  readonly since: string;
  readonly uses: readonly string[];
  readonly parameters: Readonly<Record<string, string>>;
  readonly evaluate: (subject: RulePerson & RuleFamily, figures: Figures) => VariableValue;
  /** Shown to developers at /variable/{id}. */
  readonly content: () => string;
  /** Only where the rule consists of criteria. */
  readonly benefit?: LegalTest;
}

export type CriterionText<Name extends string = string> = string | ((figures: Figures<Name>) => string);

export interface Bilingual {
  readonly en: string;
  readonly mi: string;
}

/** Whether a criterion is today's law, and its limit today's. */
export type Certainty = "known" | "out-of-date" | "secondary" | "not-sourced";

/** In dollars, over the same length of time. */
export interface Comparison {
  readonly value: number;
  readonly limit: number;
  /** Where the limit is somewhere between `limit` and this. */
  readonly limitAtMost?: number;
  readonly unit: string;
  readonly per: "year" | "week";
  readonly children?: number;
  readonly limitFrom: string;
  readonly source: { readonly title: string; readonly address: string };
  readonly confidence: "primary" | "secondary";
  readonly isOutOfDate: boolean;
}

/** Dollars a year. */
export interface IncomeLimit {
  /** Negative: not given. */
  readonly income: number;
  /** Where the income is not known exactly. */
  readonly incomeAtMost?: number;
  /** NaN: no source was found. */
  readonly limit: number;
  /** Where the limit is somewhere between `limit` and this. */
  readonly limitAtMost?: number;
  /** Where an income below the limit is low enough only if something untold is so. */
  readonly surelyBelow?: number;
  /** As in the law. */
  readonly per: "year" | "week";
  readonly isAfterTax?: true;
  readonly children?: number;
  /** The criterion's figures that make up the limit. */
  readonly of: readonly string[];
  /** Why nobody can tell between the highest and the lowest. */
  readonly why?: Bilingual;
}

export interface CriterionWords<Name extends string = string> {
  readonly en: CriterionText<Name>;
  readonly mi: CriterionText<Name>;
}

/** null: depends on something unknown. */
export type Weighing = IncomeLimit | { readonly met: boolean | null; readonly why?: Bilingual };

export interface BenefitCriterion extends Dated {
  readonly id: string;
  readonly en: CriterionText;
  readonly mi: CriterionText;
  /** Whom the benefit is for, said to somebody who does not meet this. */
  readonly unmet?: CriterionWords;
  readonly law?: Law;
  /** Only where the day is known and no parameter gives it. */
  readonly since?: string;
  readonly uses: readonly string[];
  readonly parameters: Readonly<Record<string, string>>;
  /** Legal detail that parents are not asked about: shown only where it decides. */
  readonly quiet: boolean;
  readonly met: (person: RulePerson, figures: Figures) => boolean;
  /** Undefined for a person to whom the criterion does not apply: it counts as met and is not shown. */
  readonly weigh?: (person: RulePerson, figures: Figures) => Weighing | undefined;
  /** Said where `weigh` cannot tell. */
  readonly why?: Bilingual;
  /** The variable whose rule `weigh` looks into: once its value was sent, there is nothing to weigh. */
  readonly weighs?: string;
  /** Shown in the reasons in place of this criterion. */
  readonly madeOf?: LegalTest;
  readonly later?: Amendments<BenefitCriterion>;
}

/** Which law its criteria cite from a change on: by the id of one, else the benefit's. */
export interface Citations {
  readonly from: Change;
  readonly law: Law;
  readonly own?: Readonly<Record<string, Law>>;
}

export interface LegalTest {
  readonly law: Law;
  readonly criteria: Criteria;
  readonly cites?: Citations | undefined;
}

export interface AnyOf extends Dated {
  readonly later?: Amendments<AnyOf>;
  readonly id: string;
  readonly en: string;
  readonly mi: string;
  /** Said to somebody who meets none of them. */
  readonly unmet?: Bilingual;
  readonly any: readonly BenefitCriterion[];
}

export type Criteria = readonly (BenefitCriterion | AnyOf)[];

export type Figures<Name extends string = string> = Readonly<Record<Name, number>>;

interface SubjectValues<Id extends string> {
  readonly today: string;
  is(id: Id): boolean;
  number(id: Id): number;
  date(id: Id): string;
}

export interface RulePerson<Id extends string = string> extends SubjectValues<Id> {
  readonly family: RuleFamily<Id>;
  has(role: FamilyRole): boolean;
}

export interface RuleFamily<Id extends string = string> extends SubjectValues<Id> {
  readonly members: readonly RulePerson<Id>[];
  withRole(role: FamilyRole): readonly RulePerson<Id>[];
}

interface RuleDeclaration<Subject, Name extends string> {
  readonly since?: string;
  readonly parameters?: Readonly<Record<Name, string>>;
  readonly value: (subject: Subject, figures: Figures<Name>) => VariableValue;
  readonly where?: Where;
}

/** Constants and functions that a rule names, for readers of /variable/{id}. */
export type Where = Readonly<Record<string, string | number | object>>;

/** `uses` lists every variable the rule reads, whether of the person, the family or its members. */
export const personRule = <const Id extends string, const Name extends string = never>(
  declared: RuleDeclaration<RulePerson<Id>, Name> & { readonly uses: readonly Id[] },
): Rule => toRule(declared);

export const familyRule = <const Id extends string, const Name extends string = never>(
  declared: RuleDeclaration<RuleFamily<Id>, Name> & { readonly uses: readonly Id[] },
): Rule => toRule(declared);

interface AnyRuleDeclaration {
  readonly since?: string;
  readonly uses: readonly string[];
  readonly parameters?: Readonly<Record<string, string>>;
  // biome-ignore lint/suspicious/noExplicitAny: the engine hands each rule the subject its entity has
  readonly value: (subject: any, figures: Figures) => VariableValue;
  readonly where?: Where;
}

const toRule = ({
  since = "0001-01-01",
  uses,
  parameters = {},
  value,
  where = {},
}: AnyRuleDeclaration): Rule => ({
  since,
  uses,
  parameters,
  evaluate: value,
  content: () =>
    [
      written(value),
      ...Object.entries(where).map(
        ([name, is]) =>
          `${name} = ${typeof is === "function" ? written(is as () => unknown) : JSON.stringify(is)}`,
      ),
      ...Object.entries(parameters).map(([name, id]) => `${name} = ${id}`),
    ].join("\n"),
});

interface VariableOptions {
  readonly of?: EntityKey;
  readonly per?: PeriodUnit;
  readonly default?: VariableValue;
  readonly law?: readonly string[];
  readonly mustBeGiven?: boolean;
  readonly spread?: "copied" | "divided";
  readonly rule?: Rule;
  readonly rules?: readonly Rule[];
}

const declare =
  (valueType: ValueType, defaultValue: VariableValue) =>
  (id: string, description: string, options: VariableOptions = {}): Variable => ({
    id,
    description,
    entity: options.of ?? "person",
    valueType,
    definitionPeriod: options.per ?? "MONTH",
    defaultValue: options.default ?? defaultValue,
    references: options.law ?? [],
    mustBeGiven: options.mustBeGiven ?? false,
    spread: options.spread,
    rules: options.rules ?? (options.rule ? [options.rule] : []),
  });

export const yesNo = declare("Boolean", false);
export const whole = declare("Int", 0);
export const amount = declare("Float", 0);
export const day = declare("Date", "1970-01-01");
