import * as z from "zod";
import { type Answers, answersTo, answerTo } from "#app/forms/answers.ts";
import { question, section, when } from "#app/forms/builders.ts";
import { fromEarlierSteps, is } from "#app/forms/conditions/condition.ts";
import type { Field } from "#app/forms/field.ts";
import { choices } from "#app/forms/fields/choice.tsx";
import { declaration } from "#app/forms/fields/declaration.tsx";
import { dollars } from "#app/forms/fields/money.tsx";
import { clientNumber } from "#app/forms/fields/numbers.tsx";
import { dayInWords } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import { step } from "#app/wizard/step.ts";
import type { StepText } from "#app/wizard/step-text.ts";
import styles from "../../../../../../.build/styles.json";
import { firstNames } from "../../../application/queue-mails.ts";
import type { EnrolledChild } from "../../../application/section-form.ts";
import type { WaitingFamily } from "../../../application/waiting.ts";
import { whatFamilySaid } from "../../asked-service.tsx";
import { enrolmentErrors } from "../../checks.ts";
import { childSections, nameAndBirth, notAttending } from "../../steps/child-questions.ts";
import { supervisorName } from "../../steps/children.tsx";
import { truth } from "../../steps/truth.ts";
import { feeOf } from "../fee-table.ts";

const deskWords = wordsOf("childcare/supervisor/desk");

/** Names of questions begin with it: an answer stays with its child, whichever families come and go. */
export const nameOf = ({ id }: Pick<EnrolledChild, "id">): string => `child-${id}`;

const longestText = 50;
const fee = () => question(dollars({ characters: longestText }), { required: false });

/** One that waits no longer is left out, as if it had not been ticked. */
const someOf = (references: readonly string[]): Field => ({
  ...choices(references),
  check: (t) =>
    z.preprocess(
      (given) => [given].flat().filter((reference) => references.includes(String(reference))),
      z.array(z.string()).min(1, t("errors/required")),
    ),
});

export const isChosen = (answers: Answers, { reference }: WaitingFamily): boolean =>
  answersTo(answers, "families").includes(reference);

/** What the service says once for all families. */
export const ofAllFamilies = (families: readonly WaitingFamily[]) =>
  step({
    name: "1",
    words: (language) => wordsOfService(families, language),
    questions: () => ({
      sections: [
        section("families", { families: question(someOf(families.map(({ reference }) => reference))) }),
        section("service", {
          approved: truth(),
          ...when(is("approved", "true"), {
            swn: question(clientNumber()),
            has_holding_or_absence_fee: truth(),
            is_home_based_educator: truth(),
            "fees.under_three": fee(),
            "fees.from_three": fee(),
          }),
          supervisor_name: supervisorName(),
        }),
      ],
      notes: [{ id: "notRegistered", after: "approved", when: is("approved", "false"), kind: "warning" }],
    }),
  });

function wordsOfService(families: readonly WaitingFamily[], language: Language): StepText {
  const own = textsOf("childcare/supervisor/desk/steps", language)["1"];
  const { "1": one, "2": two } = textsOf("childcare/supervisor/steps", language);
  const { approved, swn, has_holding_or_absence_fee } = one.questions;
  const { supervisor_name, "children[].is_home_based_educator": homeBased } = two.questions;
  const options = families.map((family) => [family.reference, inAList(family, language)] as const);
  return {
    ...own,
    questions: {
      ...own.questions,
      families: { ...own.questions.families, options: Object.fromEntries(options) },
      approved,
      swn,
      has_holding_or_absence_fee,
      is_home_based_educator: { ...homeBased, ...own.questions.is_home_based_educator },
      supervisor_name,
    },
  };
}

/** "Āria (K7P-3QX), asked 24 November 2026" */
const inAList = ({ reference, children, sentAt }: WaitingFamily, language: Language): string =>
  deskWords(language)("family", {
    children: firstNames(children),
    reference,
    day: dayInWords(dayInNewZealand(new Date(sentAt)), language),
  });

interface AskedChild {
  readonly child: EnrolledChild;
  readonly family: WaitingFamily;
}

/** @param answers so far: which families are answered now, and the fees */
export function ofEachChild(families: readonly WaitingFamily[], answers: Answers) {
  const asked = families
    .filter((family) => isChosen(answers, family))
    .flatMap((family) => family.children.map((child): AskedChild => ({ child, family })));
  const isHomeBased = fromEarlierSteps((earlier) => answerTo(earlier, "is_home_based_educator") === "true");
  return step({
    name: "2",
    words: (language) => wordsOfChildren(asked, language),
    questions: ({ today }) => ({
      sections: asked.flatMap(({ child, family }) =>
        childSections({
          child: nameOf(child),
          section: nameOf(child),
          offersTwentyHours: family.service.offersTwentyHours,
          isHomeBased,
          hourlyFee: answerTo(answers, `fees.${feeOf(child.dob, today)}`),
        }),
      ),
      notes: asked.map(({ child }) => notAttending(nameOf(child), `notAttending-${child.id}`)),
    }),
    isSkipped: (earlier) => answerTo(earlier, "approved") === "false",
    checks: (all, { language, today }) =>
      enrolmentErrors(
        all,
        asked.map(({ child }) => ({ child: nameOf(child), dob: child.dob })),
        { language, today },
      ),
  });
}

function wordsOfChildren(asked: readonly AskedChild[], language: Language): StepText {
  const own = textsOf("childcare/supervisor/desk/steps", language)["2"];
  const words = textsOf("childcare/supervisor/steps", language)["2"];
  const each = <T,>(make: (asked: AskedChild) => readonly (readonly [string, T])[]): Record<string, T> =>
    Object.fromEntries(asked.flatMap(make));
  return {
    ...own,
    sections: each(({ child, family }) => [
      [nameOf(child), `${nameAndBirth(child, language)} · ${family.reference}`],
    ]),
    notes: each(({ child }) => [[`notAttending-${child.id}`, words.notes.notAttending]]),
    questions: each(({ child, family }) =>
      Object.entries(words.questions).map(([name, text]) => {
        const question = name.replace("children[]", nameOf(child));
        const said = name === "children[].provider_20_hours_weekly" && whatFamilySaid(child, language);
        const named = "short" in text ? text.short.replace("{{row}}", child.first_name) : undefined;
        return [
          question,
          { ...text, ...(named ? { short: named } : {}), ...(said && family ? { hint: said } : {}) },
        ];
      }),
    ),
  };
}

/** All that is sent, in sight, and one declaration for it. */
export const beforeSending = step({
  name: "review",
  words: (language) => textsOf("childcare/supervisor/desk/steps", language).review,
  questions: () => ({
    sections: [section("declaration", { supervisor_has_authority: question(declaration("true")) })],
  }),
  view: { sheets: [styles.reviewed] },
});
