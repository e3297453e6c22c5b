import type {
  CardElement,
  CardSource,
  GuideBanner,
  GuideOutage,
  GuidePage,
  GuideStage,
  TranslationState,
} from "./content.ts";

/** A topic of the support page. */
export interface SupportTopic {
  id: string;
  label: string;
  labelMI: string;
  /** Further words that people search with, in both languages. */
  keywords: string[];
  elements: CardElement[];
  sources: CardSource[];
  translation: TranslationState;
}

export interface Support {
  intro?: SupportTopic;
  topics: SupportTopic[];
}

/** The guide as its files give it. */
export interface GuideContent {
  topics: { id: string; en: string; mi: string }[];
  stages: GuideStage[];
  simplePages: GuidePage[];
  support: Support;
  banners: GuideBanner[];
  outages: GuideOutage[];
}

/** Reads and checks the files, without a database. Mistakes are told as `file:line: what is wrong`. */
export function checkContent(folder?: string): { content: GuideContent; problems: string[] };

/** The support page's topics: carried inside the site, because they must be there when everything else fails. */
export function supportTopics(folder?: string): Support;

/** Makes D1 hold exactly the guide of the files; throws before anything is changed when one of them is wrong. */
export function loadContent(
  db: Pick<D1Database, "prepare" | "batch">,
  folder?: string,
  options?: { anyway?: boolean },
): Promise<{ version: string; isNew: boolean }>;
