import { descent } from "../child/descent.en.ts";
import { letters } from "./letters.en.ts";

const oneName = "If there is one name only, write it in one of the two fields and a dash (-) in the other.";

/** @param parent how the sentences name them */
export const parentText = (parent: "{{mother}}" | "{{other}}") => ({
  sections: {
    names: "Names",
    life: "Work and birth",
    home: "Home",
    descent: "Descent and ethnic groups",
    citizenship: "Citizenship",
    reachable: `How to reach ${parent}`,
  },
  notes: {
    "not-resident":
      'A child born in New Zealand is a citizen from birth only if a parent is a citizen or has the right to live here permanently. The birth can be registered in any case. If you have questions, call the Citizenship Office on <a href="tel:0800225151">0800 22 51 51</a>.',
  },
  questions: {
    ...descent,
    firstNames: {
      label: "First names",
      hint: oneName,
      help: letters,
    },
    surname: { label: "Surname" },
    firstNamesAtBirth: {
      label: "First names at birth",
      hint: "Only if they were different.",
    },
    surnameAtBirth: {
      label: "Surname at birth",
      hint: "Only if it was different.",
    },
    occupation: {
      label: "Occupation",
      hint: `What ${parent} usually does, for example teacher, student or parent at home.`,
    },
    dateOfBirth: { label: "Date of birth" },
    placeOfBirth: { label: "Town or city of birth" },
    countryOfBirth: {
      label: "Country of birth",
      hint: "Only if it was not New Zealand.",
    },
    homeAddress: {
      label: "Home address",
      hint: `Where ${parent} lives, not a post office box. Put the postcode after the town or city.`,
    },
    maoriDescendant: {
      ...descent.maoriDescendant,
      label: `Is ${parent} a descendant of a New Zealand Māori?`,
    },
    ethnicGroups: {
      ...descent.ethnicGroups,
      label: `Which ethnic groups does ${parent} belong to?`,
    },
    isCitizen: {
      label: `Is ${parent} a New Zealand citizen?`,
      short: "New Zealand citizen",
      help: {
        title: "If you are not sure",
        body: 'Most people born in the Cook Islands, Niue and Tokelau are New Zealand citizens. If you are not sure, call the Citizenship Office on <a href="tel:0800225151">0800 22 51 51</a>.',
      },
    },
    citizenshipSource: {
      label: `How did ${parent} become a New Zealand citizen?`,
      short: "Citizen through",
      options: {
        bornInNZ: "Born in New Zealand",
        bornInNiue: "Born in Niue",
        bornInCookIslands: "Born in the Cook Islands",
        bornInTokelau: "Born in Tokelau",
        byDescent: "By descent: born overseas, with a parent who is a citizen",
        byGrant: "By grant: became a citizen later",
      },
    },
    citizenshipPassportNumber: {
      label: "New Zealand passport number",
      hint: "Up to 9 letters and numbers.",
    },
    isPermanentResident: {
      label: `Is ${parent} a permanent resident of New Zealand?`,
      short: "Permanent resident of New Zealand",
    },
    isNZRealmResident: {
      label: `Is ${parent} a permanent resident of the Cook Islands, Niue or Tokelau?`,
      short: "Permanent resident of the Cook Islands, Niue or Tokelau",
    },
    isAuResidentOrCitizen: {
      label: `Is ${parent} an Australian citizen or permanent resident?`,
      short: "Australian citizen or permanent resident",
    },
    nonCitizenDocNumber: {
      label: "Number of the passport or document that shows it",
      short: "Passport or document number",
      hint: "Up to 9 letters and numbers.",
    },
    daytimePhone: {
      label: "Daytime phone",
      hint: "A registrar may have a question about this form.",
    },
    alternativePhone: { label: "Another phone" },
    email: { label: "Email address" },
  },
});
