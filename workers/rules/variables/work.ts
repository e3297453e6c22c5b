import { whole, yesNo } from "../declare.ts";

export const work = [
  whole("hours_per_week_employed", "Hours of paid work a week"),
  yesNo("jobseeker_support__is_prepared_for_employment", "Is prepared for employment", { default: true }),
];
