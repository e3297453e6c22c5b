export const slug = (title: string): string =>
  title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

export const stageAddress = (nameEn: string): string => `/stage/${slug(nameEn)}`;

export const pageAddress = (titleEn: string): string => `/${slug(titleEn)}`;
