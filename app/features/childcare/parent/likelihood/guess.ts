import { type Answers, answerTo } from "#app/forms/answers.ts";
import { readMoney } from "#app/forms/fields/money.tsx";
import { readSubmission } from "#app/forms/submission.ts";
import { validate } from "#app/forms/validate.ts";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import type { Visit } from "#app/server/visit.ts";
import { householdOf, saidBefore } from "./family.ts";
import { type Family, likelihoodOf } from "./likelihood.ts";
import type { Guess } from "./likelihood-form.tsx";
import { likelihoodQuestions } from "./questions.ts";

const formWords = wordsOf("forms");

const timesAYear = { weekly: 52, fortnightly: 26, monthly: 12, annually: 1 } as const;
/** Under 5, as the page says beside it. */
const age = 4;

export async function guessFrom(request: Request, visit: Visit): Promise<Guess> {
  const { language } = visit.request;
  const { answers } = await readSubmission(request, likelihoodQuestions);
  if (visit.request.originUnknown) return { answers, errors: {}, mustRepeat: true };
  const checked = validate(
    likelihoodQuestions,
    answers,
    textsOf("childcare/parent/likelihood", language).questions,
    formWords(language),
  );
  if (Object.keys(checked.errors).length > 0) return { answers, errors: checked.errors };
  return { answers, errors: {}, result: { likelihood: await likelihoodOf(familyFrom(answers), visit) } };
}

/** The page names the conditions that are assumed here. */
function familyFrom(answers: Answers): Family {
  const money = readMoney(answers, "likelihood.income");
  const children = Number(answerTo(answers, "likelihood.children"));
  return {
    household: householdOf({
      facts: Object.fromEntries(
        [...saidBefore, "applicant.isNZResident", "applicant.normallyLivesInNZ"].map((name) => [name, true]),
      ),
      age: undefined,
      hasPartner: false,
      yearlyIncome: money ? money.dollars * timesAYear[money.frequency] : 0,
      children: Array.from({ length: children }, () => ({ age, isInChildcare: true })),
    }),
    hasReason: [answerTo(answers, "likelihood.reason") === "true"],
  };
}
