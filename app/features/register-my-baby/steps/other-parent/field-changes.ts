import { type Answers, answerTo } from "#app/forms/answers.ts";
import { siblingControls } from "../relationship/questions.ts";

const addressLines = ["line1", "suburb", "line2"] as const;

/** What follows from answers about the other parent, beyond dropping what is not asked (spec 2 section 4). */
export const changeOtherParent = (typed: Answers, before: Answers, earlier: Answers): Answers => ({
  ...typed,
  ...copiedAddress(typed, before, earlier),
  ...clearedFamily(typed, before),
});

/**
 * A newly ticked box copies the mother's lines once; they can be changed, and later changes of the mother's do not follow. The same where
 * the box is ticked and there is no address at all.
 */
function copiedAddress(typed: Answers, before: Answers, earlier: Answers): Answers {
  if (answerTo(typed, "parentSameAddress") !== "yes") return {};
  const isNew = answerTo(before, "parentSameAddress") !== "yes";
  const isEmpty = addressLines.every((line) => !answerTo(typed, `father.homeAddress.${line}`));
  if (!isNew && !isEmpty) return {};
  const copied = addressLines.map((line) => [
    `father.homeAddress.${line}`,
    answerTo(earlier, `mother.homeAddress.${line}`) ?? [],
  ]);
  return Object.fromEntries(copied);
}

/**
 * When the birth turns out to come of assisted reproduction the parents' other children are asked anew: they were those of another
 * father. Of the details on this page those count that were sent together with the answer, as they were in sight.
 */
function clearedFamily(typed: Answers, before: Answers): Answers {
  const wasNo = answerTo(before, "assistedHumanReproduction") === "no";
  if (!wasNo || answerTo(typed, "assistedHumanReproduction") !== "yes") return {};
  return Object.fromEntries(["otherChildren", ...siblingControls].map((name) => [name, []]));
}
