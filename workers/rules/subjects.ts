// Persons and families as rules see them: at one period of one request.

import type { Family, Person, Value } from "./declare.ts";
import type { FamilyRole } from "./entities.ts";
import type { Situation } from "./situation.ts";

/** The part of the engine that a person or a family reads from. */
interface PeriodValues {
  readonly period: { readonly start: string };
  readonly simulation: { readonly situation: Situation };
  computation(id: string): { value(instance: number): Value };
  person(index: number): PersonThere;
  family(index: number): FamilyThere;
}

abstract class There {
  readonly moment: PeriodValues;
  readonly index: number;

  constructor(moment: PeriodValues, index: number) {
    this.moment = moment;
    this.index = index;
  }

  get today(): string {
    return this.moment.period.start;
  }

  is(id: string): boolean {
    return this.moment.computation(id).value(this.index) as boolean;
  }

  number(id: string): number {
    return this.moment.computation(id).value(this.index) as number;
  }

  date(id: string): string {
    return this.moment.computation(id).value(this.index) as string;
  }

  protected get families() {
    return this.moment.simulation.situation.membership.get("family")!;
  }
}

export class PersonThere extends There implements Person {
  get family(): FamilyThere {
    return this.moment.family(this.families.groupOf[this.index]!);
  }

  has(role: FamilyRole): boolean {
    return this.families.roleOf[this.index] === role;
  }
}

export class FamilyThere extends There implements Family {
  #members: PersonThere[] | undefined;
  readonly #withRole = new Map<FamilyRole, PersonThere[]>();

  get members(): PersonThere[] {
    this.#members ??= this.families.members[this.index]!.map((person) => this.moment.person(person));
    return this.#members;
  }

  withRole(role: FamilyRole): PersonThere[] {
    let those = this.#withRole.get(role);
    if (!those) {
      those = this.members.filter((member) => member.has(role));
      this.#withRole.set(role, those);
    }
    return those;
  }
}
