// The childcare service's codes.

export const titles = ["MR", "MRS", "MS", "MISS", "OTHER"] as const;
export const genders = ["FEMALE", "MALE", "GENDER_DIVERSE"] as const;
export const ethnicities = [
  "MAORI",
  "NZ_EUROPEAN",
  "SAMOAN",
  "TOKELAUAN",
  "TONGAN",
  "CHINESE",
  "OTHER_EUROPEAN",
  "INDIAN",
  "NIUEAN",
  "COOK_ISLANDS_MAORI",
  "OTHER",
  "NO_ANSWER",
] as const;
export const otherNameTypes = [
  "DEED_POLL",
  "DEFACTO",
  "FORMER_MARRIED",
  "FORMER_NAME",
  "KNOWN_AS",
  "LEGAL_NAME",
  "MAIDEN_NAME",
  "MARRIED_NAME",
] as const;
export const residencies = ["CITIZEN_BY_BIRTH", "GRANTED_CITIZENSHIP", "PERMANENT_RESIDENT"] as const;
export const phones = ["HOME", "MOBILE", "OTHER"] as const;
