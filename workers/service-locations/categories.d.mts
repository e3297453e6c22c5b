import type { ServiceCategory } from "./service-location.ts";

/** The categories of the directory, in the order in which they are offered (spec 1 section 2.6). */
export const categories: readonly Pick<ServiceCategory, "id" | "name" | "name_mi" | "type">[];
