import type { Stage, StageSection, Tag } from "#app/server/neighbours/content.ts";

/** None on stage 1, which has no filter. */
export function topicsOf(stage: Stage): Tag[] {
  if (stage.id === 1) return [];
  const tags = stage.Sections.flatMap(({ Cards }) => Cards.flatMap((card) => card.tags));
  return [...new Map(tags.map((tag) => [tag.id, tag])).values()];
}

export const sectionsAbout = (stage: Stage, topic: Tag): StageSection[] =>
  stage.Sections.map((section) => ({
    ...section,
    Cards: section.Cards.filter(isAbout(topic)),
    Guests: section.Guests.filter(isAbout(topic)),
  })).filter(({ Cards, Guests }) => Cards.length + Guests.length > 0);

const isAbout =
  (topic: Tag) =>
  ({ tags }: { tags: readonly Tag[] }): boolean =>
    tags.some(({ id }) => id === topic.id);
