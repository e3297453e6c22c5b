import type {
  CardSource,
  GuideBanner,
  GuideElement,
  GuideOutage,
  GuidePage,
  GuideStage,
  TranslationState,
} from "./content.ts";

export interface SupportTopic {
  id: string;
  label: string;
  labelMI: string;
  keywords: string[];
  elements: GuideElement[];
  sources: CardSource[];
  translation: TranslationState;
}

export interface Support {
  intro?: SupportTopic;
  topics: SupportTopic[];
}

export interface GuideContent {
  topics: { id: string; en: string; mi: string }[];
  stages: GuideStage[];
  simplePages: GuidePage[];
  support: Support;
  banners: GuideBanner[];
  outages: GuideOutage[];
}

/** As a text of the guide names it. */
export interface Helpline {
  name: string;
  number: string;
  source: string;
}

export function checkContent(folder?: string): {
  content: GuideContent;
  problems: string[];
  helplines: Helpline[];
};

export function supportTopics(folder?: string): Support;

export function loadContent(
  db: Pick<D1Database, "prepare" | "batch">,
  folder?: string,
  options?: { anyway?: boolean },
): Promise<{ version: string; isNew: boolean }>;
