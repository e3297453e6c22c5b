import { type Answers, answerTo } from "#app/forms/answers.ts";
import { readMoney } from "#app/forms/fields/money.tsx";
import { readSubmission } from "#app/forms/submission.ts";
import { validate } from "#app/forms/validate.ts";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import { readDollars } from "#app/nz/read-dollars.ts";
import type { Visit } from "#app/server/visit.ts";
import { householdOf, saidBefore } from "./family.ts";
import { type Family, likelihoodOf } from "./likelihood.ts";
import type { Guess } from "./likelihood-form.tsx";
import { likelihoodQuestions } from "./questions.ts";
import { type WeeklySubsidy, weeklySubsidy } from "./weekly-subsidy.ts";

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
  const [likelihood, subsidy] = await Promise.all([
    likelihoodOf(familyFrom(answers), visit),
    guessedSubsidy(answers, visit),
  ]);
  return { answers, errors: {}, result: { likelihood, subsidy } };
}

/** Every child alike. @returns undefined without hours and fee */
async function guessedSubsidy(answers: Answers, visit: Visit): Promise<WeeklySubsidy | undefined> {
  const of = (name: string) => answerTo(answers, `likelihood.${name}`);
  const hours = Number(of("hours") ?? 0);
  const fee = readDollars(of("fee") ?? "");
  if (!(hours > 0) || fee === undefined) return undefined;
  const today = dayInNewZealand(visit.request.now);
  const born = `${Number(today.slice(0, 4)) - age}${today.slice(4, 7)}-01`;
  const isActive = of("reason") === "true";
  const income = Math.round((yearlyFrom(answers) / 52) * 100) / 100;
  const carer = { hours: isActive ? fullTime : 0, income, isStudying: isActive, isIll: false };
  const child = { name: "", born, hours, fee, freeHours: of("free") === "true" ? freeHours : 0 };
  const children = Array.from({ length: Number(of("children")) }, () => ({ ...child }));
  return weeklySubsidy({ carers: [carer], children }, today, visit);
}

/** Hours a week of 20 Hours ECE. */
const freeHours = 20;

/** Hours a week, for who has a reason: the rule only asks whether there are any. */
const fullTime = 30;

function yearlyFrom(answers: Answers): number {
  const money = readMoney(answers, "likelihood.income");
  return money ? money.dollars * timesAYear[money.frequency] : 0;
}

/** The page names the conditions that are assumed here. */
function familyFrom(answers: Answers): Family {
  const children = Number(answerTo(answers, "likelihood.children"));
  return {
    household: householdOf({
      facts: Object.fromEntries(
        [...saidBefore, "applicant.isNZResident", "applicant.normallyLivesInNZ"].map((name) => [name, true]),
      ),
      age: undefined,
      hasPartner: false,
      yearlyIncome: yearlyFrom(answers),
      children: Array.from({ length: children }, () => ({ age, isInChildcare: true })),
    }),
    hasReason: [answerTo(answers, "likelihood.reason") === "true"],
  };
}
