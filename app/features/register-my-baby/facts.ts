import type { Language } from "#app/i18n/languages.ts";
import type { Country, Facility, RegistryList } from "#app/server/neighbours/registry/index.ts";

/** What the steps of a registration depend on besides its answers. */
export interface RegistrationFacts {
  language: Language;
  /** The day in New Zealand, YYYY-MM-DD. */
  today: string;
  facilities: RegistryList<Facility>;
  countries: RegistryList<Country>;
  /** The step in which a tax account is reserved is part of the registration (spec 2 section 1). */
  hasTaxAccountStep: boolean;
}
