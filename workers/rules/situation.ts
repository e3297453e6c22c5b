import { Budget, priceQuestions } from "./budget.ts";
import type { Variable } from "./declare.ts";
import { type Entity, type EntityKey, entities, entityOf, groups, roleName } from "./entities.ts";
import { Inputs } from "./inputs.ts";
import { type Membership, readMembership } from "./membership.ts";
import type { Period } from "./periods.ts";
import { brief, type JsonObject, objectAt, refuse } from "./refusal.ts";
import type { TaxBenefitSystem } from "./system.ts";

export interface RequestedValue {
  readonly variable: Variable;
  readonly instance: number;
  readonly period: Period;
  readonly answers: JsonObject;
  readonly path: readonly string[];
}

export interface ParsedSituation {
  readonly system: TaxBenefitSystem;
  readonly persons: readonly string[];
  readonly membership: ReadonlyMap<string, Membership>;
  readonly inputs: Inputs;
  readonly questions: readonly RequestedValue[];
}

/** The index in the list is the instance. */
export const idsOf = ({ entity }: Variable, { persons, membership }: ParsedSituation): readonly string[] =>
  membership.get(entity)?.ids ?? persons;

/** The same people in the same roles. */
export const shapeOf = ({ persons, membership }: ParsedSituation): string =>
  [persons, ...[...membership.values()].flatMap(({ ids, groupOf, roleOf }) => [ids, groupOf, roleOf])].join(
    ";",
  );

/** Rules compare each member of a family with all others: the work grows with the square of this. */
export const mostPersons = 100;

export interface SituationRead {
  readonly body: JsonObject;
  readonly situation: ParsedSituation;
}

/**
 * Like `readSituation`, but parts that are the same object in both bodies are not read again.
 * @param budget without one nothing is priced: for changes of our own
 */
export function readLike(
  { body: before, situation }: SituationRead,
  body: JsonObject,
  budget?: Budget,
): ParsedSituation {
  const { system, persons, membership } = situation;
  const changed = changedBetween(before, body);
  if (!changed) return readSituation(system, body, budget);
  const inputs = situation.inputs.without(changed, budget ?? new Budget());
  const questions = situation.questions.filter(({ variable }) => !changed.has(variable.id));
  for (const entity of entities)
    readFacts(system, entity, body[entity.plural] as JsonObject | undefined, inputs, questions, changed);
  inputs.finish();
  if (budget) priceQuestions(system, questions, countIn(membership, persons), budget);
  return { system, persons, membership, inputs, questions };
}

/** Names of values that are not the same object; nothing where people or roles differ. */
function changedBetween(before: JsonObject, after: JsonObject): Set<string> | undefined {
  const changed = new Set<string>();
  for (const { plural, roles } of entities) {
    const [some, others] = [before[plural], after[plural]] as Record<string, JsonObject>[];
    if (Object.keys(some ?? {}).join() !== Object.keys(others ?? {}).join()) return undefined;
    for (const id in some) {
      const [one, other] = [some[id]!, others![id]!];
      if (one === other) continue;
      for (const name in one) if (one[name] !== other[name]) changed.add(name);
      for (const name in other) if (one[name] !== other[name]) changed.add(name);
    }
    if (roles?.some((role) => changed.has(roleName(role)))) return undefined;
  }
  return changed;
}

const countIn =
  (membership: ParsedSituation["membership"], persons: readonly string[]) =>
  (entity: EntityKey): number =>
    membership.get(entity)?.ids.length ?? persons.length;

/** The requested values refer to `body`. @throws Refusal with the path and status of the first error */
export function readSituation(
  system: TaxBenefitSystem,
  body: unknown,
  budget: Budget = new Budget(),
): ParsedSituation {
  const given = objectAt(body, []);
  for (const key of Object.keys(given))
    if (!entityOf.has(key))
      refuse([key], `Unknown entity. The entities are: ${[...entityOf.keys()].join(", ")}.`);

  const persons = Object.keys(objectAt(given.persons ?? {}, ["persons"]));
  if (persons.length === 0) refuse(["persons"], "At least one person is needed.");
  if (persons.length > mostPersons) refuse(["persons"], `There can be at most ${mostPersons} persons.`);
  const membership = new Map(groups.map((group) => [group.key, readMembership(group, given, persons)]));

  const countOf = countIn(membership, persons);
  const inputs = new Inputs(countOf, budget);
  const questions: RequestedValue[] = [];
  for (const entity of entities)
    readFacts(system, entity, given[entity.plural] as JsonObject | undefined, inputs, questions);
  inputs.finish();
  priceQuestions(system, questions, countOf, budget);
  return { system, persons, membership, inputs, questions };
}

function readFacts(
  system: TaxBenefitSystem,
  entity: Entity,
  instances: JsonObject | undefined,
  inputs: Inputs,
  questions: RequestedValue[],
  only?: ReadonlySet<string>,
): void {
  const roles = new Set(entity.roles?.map(roleName));
  let instance = 0;
  for (const id in instances) {
    const facts = objectAt(instances[id], [entity.plural, id]);
    for (const name in facts)
      if (!roles.has(name) && (!only || only.has(name)))
        readValues(
          facts[name],
          variableOf(system, name, entity, id),
          instance,
          [entity.plural, id, name],
          inputs,
          questions,
        );
    instance++;
  }
}

function variableOf({ variables }: TaxBenefitSystem, name: string, entity: Entity, id: string): Variable {
  const variable = variables.get(name);
  if (!variable) refuse([entity.plural, id, name], "No variable of this name exists in this model.", 404);
  if (variable.entity !== entity.key)
    refuse(
      [entity.plural, id, name],
      `This variable belongs to '${variable.entity}', not to '${entity.key}'.`,
    );
  return variable;
}

function readValues(
  sent: unknown,
  variable: Variable,
  instance: number,
  path: string[],
  inputs: Inputs,
  questions: RequestedValue[],
): void {
  const values = objectAt(sent, path, 'A value needs its period, such as {"2026-04": true}.');
  for (const text in values) {
    const period = inputs.periodOf(text);
    if (!period) refuse(path, `'${brief(text)}' is not a period, such as 2026-04, 2026 or 2026-04-01.`);
    const value = values[text];
    if (value === null)
      questions.push({ variable, instance, period, answers: values, path: [...path, text] });
    else inputs.put(variable, instance, period, value, () => [...path, text]);
  }
}
