import type { CardElement } from "#app/ui/card-elements.tsx";
import support from "../../../.build/support.json";

/** A topic as `workers/content` writes it into the build, so that its page needs no neighbour to be read. */
export interface SupportTopic {
  id: string;
  label: string;
  labelMI: string;
  /** Words that people search with, in both languages. */
  keywords: readonly string[];
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
