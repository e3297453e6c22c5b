// `content` and `intro` are sanitised HTML; names and labels are plain text, where <en>…</en> and <mi>…</mi> mark the other language.

/** "checked": by a fluent reader of Māori. */
type TranslationState = "draft" | "checked";

export interface CardTag {
  id: string;
  name: string;
  nameMi: string;
}

/** `read`: YYYY-MM-DD; a source without it has not been checked. */
export interface CardSource {
  name: string;
  url: string;
  read?: string;
}

/** `source` gives the number, and was read on the day `read`. */
export interface GuideHelpline {
  name: string;
  number: string;
  source: string;
  read?: string;
}

type GuideElement =
  | { type: "richtext"; content: string; contentMI: string }
  | { type: "accordion"; label: string; labelMI: string; content: string; contentMI: string }
  | {
      type: "url";
      externalURL: string;
      linkText: string;
      linkTextMI: string;
      label?: string;
      labelMI?: string;
    };

interface GuideCard<E = GuideElement> {
  id: number;
  NameEN: string;
  NameMI: string;
  state: "open" | "closed";
  /** About violence or loss: reading it leaves no trace. */
  quiet?: true;
  elements: E[];
  tags: CardTag[];
  sources: CardSource[];
  helplines?: GuideHelpline[];
  translation: TranslationState;
}

interface GuideGuest {
  id: number;
  NameEN: string;
  NameMI: string;
  /** The English name. */
  stage: string;
  tags: CardTag[];
}

/** `weeks`: before the due date. */
interface SectionHead {
  id: number;
  nameEn: string;
  nameMi: string;
  LabelEn: string;
  LabelMi: string;
  weeks?: { from: number; to: number };
}

interface SectionInList extends SectionHead {
  Cards?: Pick<GuideCard, "id" | "NameEN" | "NameMI" | "translation">[];
}

export interface GuideSection<E = GuideElement> extends SectionHead {
  introEn?: string;
  introMi?: string;
  Cards: GuideCard<E>[];
  Guests?: GuideGuest[];
}

interface StageFields {
  id: number;
  nameEn: string;
  nameMi: string;
  introEn: string;
  introMi: string;
  Colour: string;
  Illustration: string;
  translation: TranslationState;
}

export interface StageHead extends StageFields {
  Sections: SectionInList[];
}

export interface GuideStage<E = GuideElement> extends StageFields {
  Sections: GuideSection<E>[];
}

export interface GuidePage {
  ID: number;
  TitleEN: string;
  TitleMI: string;
  SortOrder: number;
  Content: string;
  ContentMI: string;
  translation: TranslationState;
}

/** Plain text. Times are ISO with an offset; empty means no start or no end. */
export interface GuideBanner {
  id: number | string;
  message_en: string;
  message_mi: string;
  start_datetime: string;
  end_datetime: string;
}

export interface GuideOutage {
  id: number | string;
  service: string;
  message_en: string;
  message_mi: string;
  outage_start_datetime: string;
  outage_end_datetime: string;
}

/** For editors; the support page itself is built into the site. */
export interface GuideTopic<E = GuideElement> {
  id: string;
  label: string;
  labelMI: string;
  elements: E[];
  sources: CardSource[];
  helplines: GuideHelpline[];
  translation: TranslationState;
}

export interface GuidePublication {
  version: string;
  /** Missing from a guide loaded before there was a content board. */
  support?: GuideTopic[];
  stages: StageHead[];
  simplePages: GuidePage[];
  banners: GuideBanner[];
  outages: GuideOutage[];
}
