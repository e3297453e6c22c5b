import type { SelectOption } from "#app/forms/fields/select-from.tsx";
import type { Language } from "#app/i18n/languages.ts";
import type { Country, RegistryList } from "#app/server/neighbours/registry/index.ts";

export const newZealand = "NZ";

/** In the alphabetical order of the page's language; New Zealand comes first. */
export function countryListings({ entries }: RegistryList<Country>, language: Language): SelectOption[] {
  const listings = entries.map((country) => listingOf(country, language));
  // The runtime has no Māori collation; any Latin one sorts letters with macrons beside those without.
  const { compare } = new Intl.Collator("en");
  return listings.sort((one, other) => {
    const first = Number(other.value === newZealand) - Number(one.value === newZealand);
    return first || compare(one.label, other.label);
  });
}

/** A name that is not known in te reo Māori is shown in English. */
function listingOf({ code, name, name_mi }: Country, language: Language): SelectOption {
  if (language === "en") return { value: code, label: name };
  return name_mi ? { value: code, label: name_mi } : { value: code, label: name, lang: "en" };
}
