export interface GuideText {
  path: string;
  en: string;
  mi: string;
}
export function guideTexts(text: string): GuideText[];
