import { type Answers, answerTo } from "#app/forms/answers.ts";
import type { OpenData } from "#app/server/neighbours/open-data.ts";
import type { Area } from "../visit-answers.ts";

/** Benefits that depend on the area are then only possible. */
export const isUnknown = (area: Area): boolean => area.is === "failed" || area.is === "not-found";

/** The resource has postcodes as numbers, without leading zeros. */
export async function lookUpArea(answers: Answers, openData: OpenData): Promise<Area> {
  const postcode = answerTo(answers, "applicant.postCode");
  if (!postcode) return { is: "not-asked" };
  const number = String(Number(postcode));
  const found = await openData.search("postcodeAreas", number);
  if (!found.ok) return { is: "failed" };
  // The catalogue searches every field; only the postcode counts.
  const area = found.value.find((record) => (record.postcode ?? record.Postcode) === number)?.Area;
  return area ? { is: "known", area } : { is: "not-found" };
}
