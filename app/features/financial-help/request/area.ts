import { type Answers, answerTo } from "#app/forms/answers.ts";
import type { OpenData } from "#app/server/neighbours/open-data.ts";
import type { Area } from "../visit-answers.ts";

/** The postcode was asked but no area came of it: what hangs on the area is then only possible. */
export const isUnknown = (area: Area): boolean => area.is === "failed" || area.is === "not-found";

/**
 * Looks the area of the postcode up. Postcodes stand in the resource as numbers, so without leading zeros.
 * A failure is no obstacle: the benefit that needs the area is then only possible.
 */
export async function lookUpArea(answers: Answers, openData: OpenData): Promise<Area> {
  const postcode = answerTo(answers, "applicant.postCode");
  if (!postcode) return { is: "not-asked" };
  const number = String(Number(postcode));
  const found = await openData.search("postcodeAreas", number);
  if (!found.ok) return { is: "failed" };
  // The catalogue's search looks at every field; only the postcode itself counts.
  const area = found.value.find((record) => (record.postcode ?? record.Postcode) === number)?.Area;
  return area ? { is: "known", area } : { is: "not-found" };
}
