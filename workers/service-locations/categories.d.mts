import type { ServiceCategory } from "./service-location.ts";

export const categories: readonly Pick<ServiceCategory, "id" | "name" | "name_mi" | "type">[];
