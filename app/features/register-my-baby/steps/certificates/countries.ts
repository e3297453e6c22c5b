import type { SelectOption } from "#app/forms/fields/select-from.tsx";
import type { Language } from "#app/i18n/languages.ts";
import type { Country, RegistryList } from "#app/server/neighbours/registry/index.ts";

/** New Zealand in the list of countries. */
export const newZealand = "NZ";

/** The countries that certificates are sent to, in the order of the page's language; our own comes first. */
export function countryListings({ entries }: RegistryList<Country>, language: Language): SelectOption[] {
  const listings = entries.map((country) => listingOf(country, language));
  // The runtime knows no Māori order: letters with macrons stand beside those without in any Latin one.
  const { compare } = new Intl.Collator("en");
  return listings.sort((one, other) => {
    const first = Number(other.value === newZealand) - Number(one.value === newZealand);
    return first || compare(one.label, other.label);
  });
}

/** A country whose name in te reo Māori is not known stands there in English. */
function listingOf({ code, name, name_mi }: Country, language: Language): SelectOption {
  if (language === "en") return { value: code, label: name };
  return name_mi ? { value: code, label: name_mi } : { value: code, label: name, lang: "en" };
}
