import type { CardElement } from "#app/ui/card-elements.tsx";
import type { Source } from "#app/ui/sources.tsx";
import support from "../../../.build/support.json";

/** Part of the build, so that the page works while neighbours are down. */
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
/** Those in danger have the least time to search, so they come first. */
export const topics = [
  ...inOrder.filter(({ id }) => id === urgent),
  ...inOrder.filter(({ id }) => id !== urgent),
];

/** As many numbers as fit into one line of a phone. */
export function numbersOf(elements: SupportTopic["elements"]): string[] {
  const numbers = [...JSON.stringify(elements).matchAll(/tel:\d+\\">([\d ]+)</g)].map(
    ([, number = ""]) => number,
  );
  return [...new Set(numbers)].slice(0, 2);
}
