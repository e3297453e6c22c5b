import type { SelectOption } from "#app/forms/fields/select-from.tsx";
import type { Language } from "#app/i18n/languages.ts";
import type { Country, RegistryList } from "#app/server/neighbours/registry/index.ts";

export const newZealand = "NZ";

/** Alphabetical in the page's language, New Zealand first. */
export function countryListings({ entries }: RegistryList<Country>, language: Language): SelectOption[] {
  const listings = entries.map((country) => listingOf(country, language));
  // The runtime has no Māori collation; any Latin one puts macrons beside plain letters.
  const { compare } = new Intl.Collator("en");
  return listings.sort((one, other) => {
    const first = Number(other.value === newZealand) - Number(one.value === newZealand);
    return first || compare(one.label, other.label);
  });
}

function listingOf({ code, name, name_mi }: Country, language: Language): SelectOption {
  if (language === "en") return { value: code, label: name };
  return name_mi ? { value: code, label: name_mi } : { value: code, label: name, lang: "en" };
}
