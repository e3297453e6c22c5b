import { type Answers, answerTo } from "#app/forms/answers.ts";
import { readDay, readOption, readText, readYesNo } from "../read-answers.ts";
import { birthPlaces } from "./birth-schema.ts";
import { sexes } from "./kinds.ts";
import { onlyGiven } from "./only-given.ts";
import { personOf } from "./person.ts";
import type { Payload } from "./schema.ts";

/** The child. */
export const childOf = (answers: Answers): Payload["child"] =>
  onlyGiven({
    ...personOf(answers, "child"),
    bornInNZ: readYesNo(answers, "child.bornInNZ"),
    sex: readOption(answers, "child.sex", sexes),
    stillBorn: answerTo(answers, "child.aliveAtBirth") !== "yes",
    birthDate: readDay(answers, "child.birthDate") ?? "",
    oneOfMultiple: readYesNo(answers, "child.oneOfMultiple"),
    ...birthOrderOf(answers),
    nameExplaination: readText(answers, "child.nameExplaination"),
  });

function birthOrderOf(answers: Answers): Pick<Payload["child"], "birthOrderNumber" | "birthOrderTotal"> {
  if (!readYesNo(answers, "child.oneOfMultiple")) return {};
  const [, number, total] =
    /^([1-6]) of ([2-6])$/.exec(answerTo(answers, "child.multipleBirthOrder") ?? "") ?? [];
  return number && total ? { birthOrderNumber: Number(number), birthOrderTotal: Number(total) } : {};
}

/** Where the child was born, by the chosen category alone. */
export function birthPlaceOf(answers: Answers): Payload["birthPlace"] {
  const category = readOption(answers, "birthPlace.category", birthPlaces);
  switch (category) {
    case "hospital":
      return onlyGiven({ category, hospital: readText(answers, "birthPlace.hospital") });
    case "other":
      return onlyGiven({ category, other: readText(answers, "birthPlace.other") });
    case "home":
      return { category, home: homeOf(answers) };
    case undefined:
      return {};
  }
}

const homeOf = (answers: Answers): Payload["birthPlace"]["home"] =>
  onlyGiven({
    line1: readText(answers, "birthPlace.home.line1"),
    line2: readText(answers, "birthPlace.home.suburb"),
    line3: readText(answers, "birthPlace.home.line2"),
  });
