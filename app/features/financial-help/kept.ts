import type { Answers } from "#app/forms/answers.ts";
import { type Carried, carried } from "#app/server/carried.ts";
import { limits } from "#app/server/limits.ts";
import type { Visit } from "#app/server/visit.ts";

const area = "/financial-help";

/** The area of a postcode, or why it is not known. */
export type Area = { is: "known"; area: string } | { is: "not-asked" | "failed" | "not-found" };

/** Answers that were submitted and found good, with the area that was looked up for them. */
export interface Submitted {
  answers: Answers;
  area: Area;
}

/** What a visitor carries through the financial help pages; nothing of it is stored on a server. */
export interface Kept {
  submitted: Carried<Submitted>;
  /** What was typed in a form that has not been found good yet. */
  typed: Carried<Answers>;
}

/** Both are sealed in cookies of this visit's browser, for `limits.answersAge`. */
export const keptBy = (visit: Visit): Kept => ({
  submitted: carried(visit, { name: "answers", area, age: limits.answersAge }),
  typed: carried(visit, { name: "typed", area, age: limits.answersAge }),
});
