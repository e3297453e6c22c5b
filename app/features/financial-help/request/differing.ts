import type { Situation } from "./situation.ts";

/** Differences from the first situation; `{}` takes a value away. */
interface Differing {
  differs: Pick<Situation, "persons"> & { families: Record<string, Values> };
}
type Values = Readonly<Record<string, unknown>>;

/** Most of a household is the same under each possible answer, so it is sent once. */
export function asDiffering(situations: readonly Situation[]): (Situation | Differing)[] {
  const [first] = situations;
  const people = first && peopleIn(first);
  return situations.map((one) =>
    first && one !== first && peopleIn(one) === people
      ? {
          differs: {
            persons: differences(first.persons, one.persons) as Situation["persons"],
            families: differences(first.families, one.families),
          },
        }
      : one,
  );
}

const peopleIn = ({ persons, families: { family } }: Situation): string =>
  JSON.stringify([
    Object.keys(persons),
    Object.entries(family).filter(([, values]) => Array.isArray(values)),
  ]);

function differences(some: Record<string, Values>, others: Record<string, Values>): Record<string, Values> {
  const found: Record<string, Values> = {};
  const tell = (id: string, name: string, value: unknown) => {
    found[id] = { ...found[id], [name]: value ?? {} };
  };
  for (const id in some) {
    const [one, other] = [some[id]!, others[id]!];
    for (const name in one) if (!areAlike(one[name], other[name])) tell(id, name, other[name]);
    for (const name in other) if (!(name in one)) tell(id, name, other[name]);
  }
  return found;
}

/** Every situation is told for the same period. */
function areAlike(one: unknown, other: unknown): boolean {
  const [some, others] = [one, other] as (Values | undefined)[];
  for (const period in some) if (some[period] !== others?.[period]) return false;
  return true;
}
