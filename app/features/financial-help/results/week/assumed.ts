import { type Answers, answerTo } from "#app/forms/answers.ts";
import type { WeekRequest } from "#workers/rules/week/request.ts";

type WeekHousehold = WeekRequest["household"];

/** What is reckoned with and was not asked, or not told. */
export type Assumption = "births" | "residence" | "partner" | "care" | "savings" | "oneInCare";

/** @param isOpen the answers leave several households open, of which this is the first */
export function assumptionsOf(
  { adults, children, housing, rentWeekly, assets }: WeekHousehold,
  isOpen: boolean,
  answers: Answers,
): Assumption[] {
  const paysRent = housing !== "none" && housing !== "social" && rentWeekly !== undefined;
  const all: Record<Assumption, boolean> = {
    births: isOpen,
    residence: adults[0]?.resident?.yearsContinuous === undefined,
    // Of somebody who is no resident the child's residence decides.
    partner: adults.length > 1 && adults[0]?.resident?.status !== "workVisa",
    care: children.some(({ careShare }) => careShare === undefined),
    savings: paysRent && assets === undefined,
    oneInCare: answerTo(answers, "child.eceFees") !== undefined && children.length > 1,
  };
  return (Object.keys(all) as Assumption[]).filter((one) => all[one]);
}
