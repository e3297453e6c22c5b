import type { Language } from "#app/i18n/languages.ts";
import type { ServiceCategory } from "#workers/service-locations/service-location.ts";

export const categoryName = ({ name, name_mi }: ServiceCategory, language: Language): string =>
  language === "mi" && name_mi ? name_mi : name;
