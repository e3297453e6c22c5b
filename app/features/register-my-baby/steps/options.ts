export const activities = ["validateOnly", "fullSubmission"] as const;

export const sexes = ["male", "female"] as const;
export const yesNoUnknown = ["yes", "no", "unknown"] as const;
export const birthPlaces = ["hospital", "home", "other"] as const;
export const mostBornTogether = 6;

export const ethnicities = [
  "nzEuropean",
  "maori",
  "samoan",
  "cookIslandMaori",
  "tongan",
  "niuean",
  "chinese",
  "indian",
] as const;

/** A citizen born in one of these is asked for a passport number. */
export const passportSources = ["bornInNiue", "bornInCookIslands", "bornInTokelau"] as const;
export const citizenshipSources = ["bornInNZ", ...passportSources, "byDescent", "byGrant"] as const;

export const waysToFillIn = ["together", "ownDevice", "alone"] as const;
export const parentsFillingIn = ["mother", "father"] as const;
export const certificateTitles = ["mother", "father", "parent"] as const;
export const reasonsAlone = [
  "dead",
  "missing",
  "mind",
  "medical",
  "overseas",
  "danger",
  "disagrees",
] as const;

export const mostSiblings = 8;
export const siblingStatuses = ["born-alive", "has-died-since", "stillborne"] as const;
export const relationships = ["marriage", "civilUnion", "deFacto", "none"] as const;

/** Our option, and what the registry calls it. */
export const caregiverTypes = {
  mother: "mother",
  father: "otherParent",
  other: "other",
  unknown: "unknown",
} as const;
export const paymentFrequencies = ["W", "F", "B"] as const;
export const irdAddresses = ["mothersAddress", "fathersAddress", "birthCertificateAddress"] as const;
