import { under } from "./declare.ts";

export const superannuation = under("entitlements.superannuation", [
  "age_qualification",
  "Qualifying age for New Zealand Superannuation",
  "years",
  { "1898-01-01": 65 },
]);
