import type { Variable } from "./declare.ts";
import { type Entity, entities, entityOf, groups, roleName } from "./entities.ts";
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

/** The ids of all persons or groups that have the variable; the index in the list is the instance. */
export const idsOf = ({ entity }: Variable, { persons, membership }: ParsedSituation): readonly string[] =>
  membership.get(entity)?.ids ?? persons;

/** Rules compare each member of a family with all others: the work grows with the square of this. */
const mostPersons = 500;

/** Throws Refusal with the path and status of the first error. The requested values refer to `body`. */
export function readSituation(system: TaxBenefitSystem, body: unknown): ParsedSituation {
  const given = objectAt(body, []);
  for (const key of Object.keys(given))
    if (!entityOf.has(key))
      refuse([key], `Unknown entity. The entities are: ${[...entityOf.keys()].join(", ")}.`);

  const persons = Object.keys(objectAt(given.persons ?? {}, ["persons"]));
  if (persons.length === 0) refuse(["persons"], "At least one person is needed.");
  if (persons.length > mostPersons) refuse(["persons"], `There can be at most ${mostPersons} persons.`);
  const membership = new Map(groups.map((group) => [group.key, readMembership(group, given, persons)]));

  const inputs = new Inputs((entity) => membership.get(entity)?.ids.length ?? persons.length);
  const questions: RequestedValue[] = [];
  for (const entity of entities)
    readFacts(system, entity, given[entity.plural] as JsonObject | undefined, inputs, questions);
  inputs.finish();
  return { system, persons, membership, inputs, questions };
}

function readFacts(
  system: TaxBenefitSystem,
  entity: Entity,
  instances: JsonObject | undefined,
  inputs: Inputs,
  questions: RequestedValue[],
): void {
  const roles = new Set(entity.roles?.map(roleName));
  let instance = 0;
  for (const id in instances) {
    const facts = objectAt(instances[id], [entity.plural, id]);
    for (const name in facts)
      if (!roles.has(name))
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
