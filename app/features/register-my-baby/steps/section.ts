import { section as anySection } from "#app/forms/builders.ts";
import type { Condition } from "#app/forms/conditions/condition.ts";
import type { Group, QuestionDeclaration, Section } from "#app/forms/declaration.ts";
import type { KnownQuestion } from "../registry/table.ts";

/** One question may send several controls. */
type IsKnown<Name extends string> = Name extends KnownQuestion
  ? true
  : [Extract<KnownQuestion, `${Name}.${string}`>] extends [never]
    ? false
    : true;

type KnownQuestions<G, Prefix extends string = ""> = {
  readonly [Name in keyof G & string]: G[Name] extends QuestionDeclaration
    ? IsKnown<`${Prefix}${Name}`> extends true
      ? G[Name]
      : { missingInTable: `${Prefix}${Name}` }
    : KnownQuestions<G[Name], `${Prefix}${Name}.`>;
};

/** A question without a row in `registry/table.ts`, and not listed there as not sent, is a type error. */
export const section = <const G extends Group>(
  name: string,
  questions: G & KnownQuestions<G>,
  condition?: Condition,
): Section => anySection(name, questions, condition);

export const about = <const Who extends string, G extends Group>(who: Who, questions: G) =>
  ({ [who]: questions }) as Record<Who, G>;
