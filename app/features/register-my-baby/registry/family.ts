import { type Answers, answerTo } from "#app/forms/answers.ts";
import { readDay, readOption, readText, readYesNo } from "../read-answers.ts";
import { areBothMothers, hasOtherParent, otherParentOf } from "../steps/other-parent/other-parent.ts";
import { relationships, siblingStatuses } from "./birth-schema.ts";
import { sexes } from "./kinds.ts";
import { onlyGiven } from "./only-given.ts";
import { parentOf } from "./person.ts";
import type { Payload } from "./schema.ts";

/** The other parent, other children and the parents' relationship; of an unknown father or a donor nothing but that. */
export const familyOf = (answers: Answers): Partial<Payload> => ({
  ...reproductionOf(answers),
  ...(hasOtherParent(answers)
    ? {
        father: parentOf(answers, "father"),
        siblings: siblingsOf(answers),
        ...relationshipOf(answers),
      }
    : {}),
});

function reproductionOf(answers: Answers): Partial<Payload> {
  const other = otherParentOf(answers);
  if (other === undefined) return {};
  const fatherKnown = hasOtherParent(answers);
  if (!readYesNo(answers, "assistedHumanReproduction")) return { fatherKnown };
  const assistedReproductionFemaleParents = other === "woman-consented";
  return { fatherKnown, assistedReproductionFemaleParents, secondParent: secondParentOf(answers) };
}

/** Two mothers are told in words (`informationOf`). An older draft may hold "parent" for "other". */
function secondParentOf(answers: Answers): Payload["secondParent"] {
  if (otherParentOf(answers) !== "woman-consented" || areBothMothers(answers)) return undefined;
  const title = readOption(answers, "secondParent.preferedTitle", ["other", "parent"]);
  return title && { preferedTitle: "other" };
}

function siblingsOf(answers: Answers): Payload["siblings"] {
  const count = Number(readOption(answers, "otherChildren", ["1", "2", "3", "4", "5", "6", "7", "8"]) ?? 0);
  if (count === 0) return undefined;
  return Array.from({ length: count }, (_, index) =>
    onlyGiven({
      sex: readOption(answers, `siblings[${index}].sex`, sexes),
      statusOfChild: readOption(answers, `siblings[${index}].statusOfChild`, siblingStatuses),
      dateOfBirth: readDay(answers, `siblings[${index}].dateOfBirth`) ?? "",
    }),
  );
}

function relationshipOf(answers: Answers): Partial<Payload> {
  const parentRelationship = readOption(answers, "parentRelationship", relationships);
  if (parentRelationship !== "marriage" && parentRelationship !== "civilUnion") return { parentRelationship };
  return {
    parentRelationship,
    parentRelationshipDate: readDay(answers, "parentRelationshipDate") ?? "",
    parentRelationshipPlace: readText(answers, "parentRelationshipPlace"),
  };
}

/**
 * Other information for the registrar: that both parents are mothers, why the child's name is as it is, and what else was written.
 * @param withExplanation the registration itself carries the explanation here, a mere check does not
 */
export function informationOf(answers: Answers, withExplanation: boolean): string | undefined {
  const lines = [
    areBothMothers(answers) ? "Mother/Mother" : undefined,
    withExplanation ? readText(answers, "child.nameExplaination") : undefined,
    readText(answers, "otherInformation"),
  ];
  return lines.filter(Boolean).join("\n") || undefined;
}

/** Where the confirmation is sent, when it is wanted. */
export const confirmationAddressOf = (answers: Answers): string | undefined =>
  answerTo(answers, "confirmationEmail") === "yes"
    ? readText(answers, "confirmationEmailAddress")
    : undefined;
