import type { Language } from "#app/i18n/languages.ts";
import type { Country, Facility, RegistryList } from "#app/server/neighbours/registry/index.ts";

export interface RegistrationFacts {
  language: Language;
  /** YYYY-MM-DD in New Zealand. */
  today: string;
  facilities: RegistryList<Facility>;
  countries: RegistryList<Country>;
  /** Whether a tax account can be reserved (spec 2 section 1). */
  hasTaxAccountStep: boolean;
}
