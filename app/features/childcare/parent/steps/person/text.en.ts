import type { Person } from "../../people.ts";

const phrases = {
  parent: {
    your: "your",
    you: "you",
    do: "Do you",
    does: "do you",
    are: "are you",
    were: "were you",
    isKnown: "Are you known, or have you been known,",
    must: "To get the Childcare Subsidy you",
  },
  partner: {
    your: "your partner’s",
    you: "your partner",
    do: "Does your partner",
    does: "does your partner",
    are: "is your partner",
    were: "was your partner",
    isKnown: "Is your partner known, or have they been known,",
    must: "To be included in the Childcare Subsidy your partner",
  },
} as const satisfies Record<Person, Record<string, string>>;

/** Of the names and the birth date. */
export const identityText = {
  first_name: { label: "First name" },
  middle_name: { label: "Middle names" },
  last_name: {
    label: "Last name",
    hint: "With one name only, write it as the first name and a dash (-) here.",
    missing:
      "This is a required field, please provide an answer. If you have a single name enter a dash (-) in the Last name field.",
  },
  date_of_birth: { label: "Date of birth" },
} as const;

export function personText(who: Person) {
  const { your, you, do: doCapital, does, are, were, isKnown, must } = phrases[who];
  return {
    sections: {
      names: "Names",
      "birth-name": "Name at birth",
      "known-name": "Other names",
      about: "Birth and gender",
      numbers: "Numbers",
      residency: "Living in New Zealand",
      home: "Addresses",
      reachable: `How to reach ${you}`,
      ethnicity: "Ethnic groups",
    },
    notes: {
      "not-in-nz": `${must} must be a permanent resident or citizen and live in New Zealand.`,
    },
    questions: {
      title: {
        label: "Title",
        options: { MR: "Mr", MRS: "Mrs", MS: "Ms", MISS: "Miss", OTHER: "Other" },
      },
      title_other: { label: "Which title?", short: "Other title" },
      "birthName.different": {
        label: `Was ${your} name at birth different?`,
        short: "Different name at birth",
      },
      birth_first_name: { label: "First name at birth" },
      birth_middle_name: { label: "Middle names at birth" },
      birth_last_name: { label: "Last name at birth", missing: identityText.last_name.missing },
      "knownName.different": {
        label: `${isKnown} by another name?`,
        short: "Known by another name",
      },
      other_first_name: { label: "Other first name" },
      other_middle_name: { label: "Other middle names" },
      other_last_name: { label: "Other last name" },
      other_name_type: {
        label: "What kind of name is it?",
        short: "Kind of name",
        options: {
          DEED_POLL: "Name by deed poll",
          DEFACTO: "De facto name",
          FORMER_MARRIED: "Former married name",
          FORMER_NAME: "Former name",
          KNOWN_AS: "Known as",
          LEGAL_NAME: "Legal name",
          MAIDEN_NAME: "Maiden name",
          MARRIED_NAME: "Married name",
        },
      },
      gender: {
        label: "Gender",
        options: { FEMALE: "Female", MALE: "Male", GENDER_DIVERSE: "Gender diverse" },
      },
      ird: {
        label: "IRD number",
        invalid: "Please enter a valid IRD number.",
        help: {
          title: "Where to find an IRD number",
          body: "It has 8 or 9 digits and is on letters from Inland Revenue, on payslips and in myIR.",
        },
      },
      swn: {
        label: "Work and Income client number",
        invalid: "Please enter a valid Work and Income Client Number",
        help: {
          title: "Where to find a client number",
          body: 'It has 8 or 9 digits and is on letters from Work and Income, on a Community Services Card and in MyMSD. If you cannot find it, call <a href="tel:0800559009">0800 559 009</a>.',
        },
      },
      liveInNZ: {
        label: `${doCapital} live in New Zealand?`,
        short: "Lives in New Zealand",
      },
      residency_status: {
        label: `How ${are} a citizen or resident?`,
        short: "Citizen or resident",
        options: {
          CITIZEN_BY_BIRTH: "New Zealand citizen by birth",
          GRANTED_CITIZENSHIP: "New Zealand citizen by grant",
          PERMANENT_RESIDENT: "Permanent resident",
        },
      },
      birth_country: { label: `In which country ${were} born?`, short: "Country of birth" },
      date_of_residence_status: {
        label: `When did ${you} become a resident or citizen?`,
        short: "Resident or citizen since",
      },
      date_arrived_in_nz: {
        label: `When did ${you} arrive in New Zealand?`,
        short: "Arrived in New Zealand",
      },
      address: {
        label: "Home address",
        hint: "Put the postcode after the town or city.",
      },
      "mail.different": {
        label: `Is ${your} mailing address different?`,
        short: "Different mailing address",
      },
      mail: { label: "Mailing address" },
      "phone.home": { label: "Home phone" },
      "phone.mobile": { label: "Mobile phone" },
      "phone.other": { label: "Another phone" },
      "phone.preference": {
        label: `Which number is best for reaching ${you}?`,
        short: "Best number",
        missing: "This is a required field, please select one of the above options",
        options: { HOME: "Home phone", MOBILE: "Mobile phone", OTHER: "The other phone" },
      },
      emailSameAsMainApplicant: {
        label: "My partner uses the same email address as I do",
        short: "Same email address as yours",
      },
      email: { label: "Email address" },
      ethnicity: {
        label: `Which ethnic groups ${does} belong to?`,
        short: "Ethnic groups",
        hint: "Tick all that apply.",
        options: {
          MAORI: "Māori",
          NZ_EUROPEAN: "New Zealand European",
          SAMOAN: "Samoan",
          TOKELAUAN: "Tokelauan",
          TONGAN: "Tongan",
          CHINESE: "Chinese",
          OTHER_EUROPEAN: "Other European",
          INDIAN: "Indian",
          NIUEAN: "Niuean",
          COOK_ISLANDS_MAORI: "Cook Islands Māori",
          OTHER: "Another ethnic group",
          NO_ANSWER: "Prefer not to answer",
        },
      },
      iwi: {
        label: `Which iwi ${does} belong to?`,
        short: "Iwi",
        hint: "Choose up to four. If you do not know, leave this empty.",
      },
      other_ethnicity: { label: "Which other ethnic group?", short: "Other ethnic group" },
    },
  };
}
