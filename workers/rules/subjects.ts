import type { RuleFamily, RulePerson, VariableValue } from "./declare.ts";
import type { FamilyRole } from "./entities.ts";
import type { ParsedSituation } from "./situation.ts";

/** The part of the engine that a person or a family reads from. */
interface PeriodValues {
  readonly period: { readonly start: string };
  readonly simulation: { readonly situation: ParsedSituation };
  computation(id: string): { value(instance: number): VariableValue };
  person(index: number): PersonAt;
  family(index: number): FamilyAt;
}

abstract class SubjectAt {
  readonly state: PeriodValues;
  readonly index: number;

  constructor(state: PeriodValues, index: number) {
    this.state = state;
    this.index = index;
  }

  get today(): string {
    return this.state.period.start;
  }

  is(id: string): boolean {
    return this.state.computation(id).value(this.index) as boolean;
  }

  number(id: string): number {
    return this.state.computation(id).value(this.index) as number;
  }

  date(id: string): string {
    return this.state.computation(id).value(this.index) as string;
  }

  protected get families() {
    return this.state.simulation.situation.membership.get("family")!;
  }
}

export class PersonAt extends SubjectAt implements RulePerson {
  get family(): FamilyAt {
    return this.state.family(this.families.groupOf[this.index]!);
  }

  has(role: FamilyRole): boolean {
    return this.families.roleOf[this.index] === role;
  }
}

export class FamilyAt extends SubjectAt implements RuleFamily {
  #members: PersonAt[] | undefined;
  readonly #withRole = new Map<FamilyRole, PersonAt[]>();

  get members(): PersonAt[] {
    this.#members ??= this.families.members[this.index]!.map((person) => this.state.person(person));
    return this.#members;
  }

  withRole(role: FamilyRole): PersonAt[] {
    let those = this.#withRole.get(role);
    if (!those) {
      those = this.members.filter((member) => member.has(role));
      this.#withRole.set(role, those);
    }
    return those;
  }
}
