import type { CardElement } from "#app/ui/card-elements.tsx";
import support from "../../../.build/support.json";

/** Written into the build from `workers/content`, so that the page works while neighbours are down. */
export interface SupportTopic {
  id: string;
  label: string;
  labelMI: string;
  elements: readonly CardElement[];
  translation: string;
}

export const { intro, topics } = support as unknown as {
  intro: SupportTopic;
  topics: readonly SupportTopic[];
};

/** The topics whose Māori no fluent reader has checked. */
export const supportDrafts = () =>
  [intro, ...topics]
    .filter(({ translation }) => translation === "draft")
    .map(({ id, label, labelMI }) => ({
      address: id === intro.id ? "/support" : `/support#${id}`,
      en: label,
      mi: labelMI,
    }));
