import { categories, isYear, NamesPage } from "#app/features/baby-names/index.ts";

/** The parameters of both lists of names that belong to their addresses. */
export const namesQuery = { category: categories, year: isYear };

export default function BabyNames() {
  return <NamesPage list="english" />;
}
