import { type Answers, answerTo, readText } from "#app/forms/answers.ts";
import { question, when } from "#app/forms/builders.ts";
import { all, any, type Condition, is } from "#app/forms/conditions/condition.ts";
import { choice, yesNo } from "#app/forms/fields/choice.tsx";
import { documentNumber } from "#app/forms/fields/text.tsx";
import { withDefaultFrom } from "#app/forms/fields/with-default.ts";
import { citizenshipSources, passportSources } from "../options.ts";
import { type Parent, residencies } from "../other-services/caregiver.ts";

/** @param required false where nobody can be asked */
export function citizenship(who: Parent, required: boolean | Condition = true) {
  const answered = (name: string, ...values: string[]) => is(`${who}.${name}`, ...values);
  return {
    isCitizen: question(yesNo(), { required }),
    ...when(answered("isCitizen", "yes"), {
      citizenshipSource: question(
        withDefaultFrom(choice(citizenshipSources), (answers) => usualSource(who, answers)),
        {
          required,
        },
      ),
      ...when(answered("citizenshipSource", ...passportSources), {
        citizenshipPassportNumber: question(documentNumber({ max: 9 }), { required }),
      }),
    }),
    ...when(answered("isCitizen", "no"), {
      isPermanentResident: question(yesNo(), { required }),
      isNZRealmResident: question(yesNo(), { required }),
      isAuResidentOrCitizen: question(yesNo(), { required }),
      ...when(any(...residencyQuestions(who).map((name) => is(name, "yes"))), {
        nonCitizenDocNumber: question(documentNumber({ max: 9 }), { required }),
      }),
    }),
  };
}

/** Whoever gives a town of birth and no country was born here: the page has that chosen already. */
const usualSource = (who: Parent, answers: Answers) =>
  readText(answers, `${who}.placeOfBirth`) && !readText(answers, `${who}.countryOfBirth`)
    ? "bornInNZ"
    : undefined;

const residencyQuestions = (who: Parent): string[] =>
  Object.keys(residencies).map((name) => `${who}.${name}`);

export const isNotResident = (who: Parent): Condition =>
  all(...residencyQuestions(who).map((name) => is(name, "no")));

/** Only one way to be resident can be true: a new yes sets the others to no. Two new ones are reported by `secondResidency`. */
export function changeResidency(who: Parent, typed: Answers, before: Answers): Answers {
  const answeredYes = residencyQuestions(who).filter((name) => answerTo(typed, name) === "yes");
  const newlyYes = answeredYes.filter((name) => answerTo(before, name) !== "yes");
  const [chosen, ...more] = newlyYes.length > 0 ? newlyYes : answeredYes;
  if (!chosen || more.length > 0) return typed;
  const residency = residencyQuestions(who).map((name) => [name, name === chosen ? "yes" : "no"]);
  return { ...typed, ...Object.fromEntries(residency) };
}

/** @returns the last of several residency questions answered yes */
export function secondResidency(who: Parent, answers: Answers): string | undefined {
  const answeredYes = residencyQuestions(who).filter((name) => answerTo(answers, name) === "yes");
  return answeredYes.length > 1 ? answeredYes.at(-1) : undefined;
}
