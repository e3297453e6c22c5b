import type { Language } from "#app/i18n/languages.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import type { Country, Facility, RegistryList } from "#app/server/neighbours/registry/index.ts";
import type { Visit } from "#app/server/visit.ts";

export interface RegistrationFacts {
  language: Language;
  /** YYYY-MM-DD in New Zealand. */
  today: string;
  facilities: RegistryList<Facility>;
  countries: RegistryList<Country>;
  hasTaxAccountStep: boolean;
  /** Reasons of one parent alone that the registry takes online (`registry/ways.ts`). */
  takenOnline: readonly string[];
}

const emptyList = { entries: [], isSample: false };

/** The registry's lists are cached, so most requests make no call. */
export async function readFacts({
  request: { language, now },
  neighbours: { registry },
  site: { hasTaxAccountStep, takenOnline },
}: Visit) {
  const [facilities, countries] = await Promise.all([registry.facilities(), registry.countries()]);
  const facts = {
    language,
    today: dayInNewZealand(now),
    facilities: facilities.ok ? facilities.value : emptyList,
    countries: countries.ok ? countries.value : emptyList,
    hasTaxAccountStep,
    takenOnline,
  };
  return { facts, isComplete: facilities.ok && countries.ok };
}
