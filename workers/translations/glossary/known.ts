/** English names that are kept in Māori texts: a term within one asks for no Māori word. */
export const keptNames: readonly string[] = [
  "Best Start",
  "Child Disability Allowance",
  "Child Support",
  "Childcare Subsidy",
  "Community Law",
  "Disability Allowance",
  "Early Learning Payment",
  "Emergency Benefit",
  "Family Tax Credit",
  "Flexible Childcare Assistance",
  "Guaranteed Childcare Assistance Payment",
  "In-Work Tax Credit",
  "Minimum Family Tax Credit",
  "Orphan’s Benefit",
  "Orphans Benefit",
  "Orphans or Unsupported Child’s Benefit",
  "Orphan’s or the Unsupported Child’s Benefit",
  "Parental Leave and Employment Protection Act",
  "Unsupported Child’s Benefit",
];

/** Not made of Māori syllables, and right all the same. */
export const knownWords: Readonly<Record<string, readonly string[]>> = {
  units: ["C", "cm", "kg", "km", "m", "mg", "ml"],
  "names of places and people": [
    "Auckland",
    "Pasifika",
    "Playcentre",
    "Plunket",
    "PlunketLine",
    "Queen",
    "Street",
    "Tokelau",
  ],
  "how a date is typed": ["tttt", "mm", "rr"],
  "values of the API": ["Success", "null", "possibly", "probably", "cookie", "frame", "script", "sleep"],
};

/** Words that differ in their macrons alone, without macrons. */
export const truePairs: readonly string[] = (
  "a aku ana ara ata au e he i ina ka kainga kati ki ko koti maku mana marama maru matau matua mau maui nau o ota papa paremata peke pera " +
  "taku take tana tangata tupuna tapu tara tau taua taurua teina tihi tini tuahine tuakana wahine wira"
).split(" ");

export interface Exception {
  rule: string;
  /** In which texts: a part of where they stand. */
  at: RegExp;
  /** Which findings: a part of what they say. */
  what?: RegExp;
  reason: string;
}

export const exceptions: readonly Exception[] = [
  {
    rule: "sound",
    at: /\/short$|[/ ]atLeastOne$|[sS]ubject$|tax-account\/text\.mi\.json: companion$/,
    what: /Best|Start|Child|Support|Subsidy|Hours|ECE|dividends|maintenance|payments/,
    reason:
      "A short label, an error, a heading in the other language and the subject of a mail have no marks.",
  },
  {
    rule: "sound",
    at: /./,
    what: /“.”/u,
    reason: "A letter by itself is talked about: what a name may have, or a vitamin.",
  },
  { rule: "never", at: /iwi\.json 2006/, what: /Mahuru/, reason: "The name of a waka." },
  { rule: "sound", at: /benefits\/shared\/acts/, what: /Act|Social|Security/, reason: "The name of an Act." },
  { rule: "label", at: /LabelMi$/, reason: "In the narrow list of sections the name is shorter." },
  {
    rule: "label",
    at: /certificates\/text\.mi\.json: heading|search\/text\.mi\.json: title/,
    reason: "The name of a page beside the same words as a task or a button.",
  },
  { rule: "number", at: /_one$|placeSearch\/one$/, reason: "Kotahi is one." },
  {
    rule: "term",
    at: /paid-parental-leave\/text\.mi\.json: section|shared\/acts/,
    what: /section/,
    reason: "A section of an Act: the word is to be asked of the Parliamentary Counsel Office.",
  },
  {
    rule: "term",
    at: /api\.mi\.json/,
    what: /probably|possibly/,
    reason: "What the API calls its verdicts.",
  },
  {
    rule: "term",
    at: /benefits\/shared\/caregivers/,
    what: /benefit/,
    reason: "The name of the benefit is put in.",
  },
  {
    rule: "label",
    at: /financial-help\/text\.mi\.json: sections|steps\/review\/text\.mi\.json: companion|Due date\/nameMi/,
    reason: "The Department’s own headings are kept.",
  },
  {
    rule: "label",
    at: /child\/text\.mi\.json: questions\/child\.sex|reason\/options\/dead|service\/enrolled|sections\/more|columns\/number|review\/first/,
    reason:
      "One English word for two things: of a baby or a grown person, one or many, a person or a number.",
  },
];
