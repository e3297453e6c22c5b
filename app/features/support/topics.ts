import type { CardElement } from "#app/ui/card-elements.tsx";
import type { Source } from "#app/ui/sources.tsx";
import support from "../../../.build/support.json";

/** Written into the build from `workers/content`, so that the page works while neighbours are down. */
export interface SupportTopic {
  id: string;
  label: string;
  labelMI: string;
  elements: readonly CardElement[];
  sources: readonly Source[];
  translation: string;
}

const { intro, topics: inOrder } = support as unknown as {
  intro: SupportTopic;
  topics: readonly SupportTopic[];
};

export { intro };

const urgent = "family-violence";
/** Who is in danger has the least time to look for it. */
export const topics = [
  ...inOrder.filter(({ id }) => id === urgent),
  ...inOrder.filter(({ id }) => id !== urgent),
];

/** Whom to call first, as the topic says it: so many fit into a line of a phone. */
export function numbersOf(elements: SupportTopic["elements"]): string[] {
  const numbers = [...JSON.stringify(elements).matchAll(/tel:\d+\\">([\d ]+)</g)].map(
    ([, number = ""]) => number,
  );
  return [...new Set(numbers)].slice(0, 2);
}
