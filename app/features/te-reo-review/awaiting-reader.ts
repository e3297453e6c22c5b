import { supportDrafts } from "#app/features/support/index.ts";
import type { Visit } from "#app/server/visit.ts";
import { pageAddress, stageAddress } from "#app/ui/stage-address.ts";

/** A text of the guide that no fluent reader has checked. */
export interface GuideTextAwaitingReview {
  address: string;
  en: string;
  mi: string;
}

/** Everything in the guide whose Māori is a draft, in the order of the site; content that fails to load is left out. */
export async function guideTextsAwaitingReview({ content }: Visit): Promise<GuideTextAwaitingReview[]> {
  const [stages, pages] = await Promise.all([content.stages(), content.simplePages()]);
  const cards = stages.ok
    ? stages.value.flatMap(({ nameEn, Sections }) =>
        Sections.flatMap(({ Cards }) => Cards.filter(isDraft)).map(({ id, NameEN, NameMI }) => ({
          address: `${stageAddress(nameEn)}#card${id}`,
          en: NameEN,
          mi: NameMI ?? "",
        })),
      )
    : [];
  const drafts = pages.ok ? pages.value.filter(isDraft) : [];
  return [
    ...cards,
    ...supportDrafts(),
    ...drafts.map(({ TitleEN, TitleMI }) => ({
      address: pageAddress(TitleEN),
      en: TitleEN,
      mi: TitleMI ?? "",
    })),
  ];
}

const isDraft = ({ translation }: { translation?: string | undefined }): boolean => translation === "draft";
