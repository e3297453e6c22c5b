import { type Answers, answerTo } from "#app/forms/answers.ts";
import { siblingControls } from "../relationship/siblings.ts";

const addressLines = ["line1", "suburb", "line2"] as const;

export const changeOtherParent = (typed: Answers, before: Answers, earlier: Answers): Answers => ({
  ...typed,
  ...copiedAddress(typed, before, earlier),
  ...clearedFamily(typed, before),
});

/** The box copies the mother's address once, or again while it is empty: her later changes do not follow. */
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

/** With assisted reproduction the other children entered were another father's, so they are asked again. */
function clearedFamily(typed: Answers, before: Answers): Answers {
  const wasNo = answerTo(before, "assistedHumanReproduction") === "no";
  if (!wasNo || answerTo(typed, "assistedHumanReproduction") !== "yes") return {};
  return Object.fromEntries(["otherChildren", ...siblingControls].map((name) => [name, []]));
}
