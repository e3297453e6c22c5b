import type {
  GuideBanner,
  GuideHelpline,
  GuideOutage,
  GuidePage,
  GuideStage,
  GuideTopic,
} from "../serve/content.ts";

export interface SupportTopic extends GuideTopic {
  keywords: string[];
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

export function checkContent(
  folder?: string,
  readings?: Readonly<Record<string, unknown>>,
): {
  content: GuideContent;
  problems: string[];
  helplines: GuideHelpline[];
};

export function supportTopics(folder?: string): Support;

export function loadContent(
  db: Pick<D1Database, "prepare" | "batch">,
  folder?: string,
  options?: { anyway?: boolean },
): Promise<{ version: string; isNew: boolean }>;
