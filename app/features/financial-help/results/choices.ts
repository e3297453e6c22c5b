import { type BenefitId, benefits } from "../benefits.ts";

/** Payments in one list exclude those in the others. */
export interface Exclusion {
  readonly between: readonly (readonly string[])[];
  /** Only for the person is there a choice: the same child or the same weeks separate by themselves. */
  readonly scope: "person" | "child" | "time" | "hours";
}

/** Each alternative is as many payments as go together, in the order given. Payments that exclude none of the others stay out. */
export function choicesAmong(ids: readonly BenefitId[], exclusions: readonly Exclusion[]): BenefitId[][] {
  const listOf = ({ between }: Exclusion, id: BenefitId) =>
    between.findIndex((list) => list.includes(benefits[id]));
  const exclude = (a: BenefitId, b: BenefitId) =>
    exclusions.some((one) => {
      const [first, second] = [listOf(one, a), listOf(one, b)];
      return one.scope === "person" && first >= 0 && second >= 0 && first !== second;
    });
  const involved = ids.filter((id) => ids.some((other) => exclude(id, other)));
  const together = involved.map((first) => {
    const taken = [first];
    for (const id of involved) if (id !== first && !taken.some((one) => exclude(one, id))) taken.push(id);
    return involved.filter((id) => taken.includes(id));
  });
  return [...new Map(together.map((each) => [each.join(), each])).values()];
}
