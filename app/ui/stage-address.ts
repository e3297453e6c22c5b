/** A title as it stands in an address: small letters, dashes for spaces (spec 1 section 2.1). */
export const slug = (title: string): string =>
  title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The path of a stage page, from the stage's English name. */
export const stageAddress = (nameEn: string): string => `/stage/${slug(nameEn)}`;

/** The path of a footer page, from its English title. */
export const pageAddress = (titleEn: string): string => `/${slug(titleEn)}`;
