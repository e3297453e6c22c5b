import type { BothLanguages } from "#app/ui/bilingual.tsx";
import type { Source } from "#app/ui/sources.tsx";
import firstAid from "../../../.build/first-aid.json";

/** Part of the build, so that the page works while neighbours are down. */
export interface FirstAidCard {
  id: string;
  label: string;
  labelMI: string;
  text: { content: string; contentMI: string };
  sources: readonly Source[];
  translation: string;
  /** A card of the guide that says more. */
  more?: { id: number; stage: string };
}

export const cards = firstAid as unknown as readonly FirstAidCard[];

export const nameOf = ({ label, labelMI }: FirstAidCard): BothLanguages => ({ en: label, mi: labelMI });

/** The oldest day on which one of the sources was read. */
export const oldestReading =
  cards
    .flatMap(({ sources }) => sources.flatMap(({ read }) => read ?? []))
    .sort()
    .at(0) ?? "";
