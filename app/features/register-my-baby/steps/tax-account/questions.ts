import { type Answers, readYesNo } from "#app/forms/answers.ts";
import { question, step, when } from "#app/forms/builders.ts";
import { all, fromEarlierSteps, is } from "#app/forms/conditions/condition.ts";
import { yesNo } from "#app/forms/fields/choice.tsx";
import { declared } from "#app/forms/fields/declaration.tsx";
import { email, mobile } from "#app/forms/fields/text.tsx";
import { username } from "#app/forms/fields/username.tsx";
import type { WizardStep } from "#app/wizard/wizard.ts";
import type { RegistrationFacts } from "../../facts.ts";
import { section } from "../section.ts";
import { taxAccountErrors } from "./checks.ts";
import { type TaxAccount, taxAccountOf } from "./status.ts";

const myir = (name: string, answer: string) => is(`myir.${name}`, answer);

/**
 * Step 6, the account (myIR) in which a caregiver manages Best Start payments. The username is
 * checked and reserved by buttons of its own.
 */
export function manageBestStartPayments({ today }: RegistrationFacts): WizardStep {
  const account = (test: (account: TaxAccount) => boolean) => (answers: Answers) =>
    test(taxAccountOf(answers, today));
  const isOffered = fromEarlierSteps(account(({ isOffered }) => isOffered));
  const wanted = all(isOffered, myir("wanted", "yes"));
  const checked = all(
    wanted,
    myir("detailsConsent", "yes"),
    fromEarlierSteps(account(({ details }) => details === "valid")),
  );
  const available = all(
    checked,
    fromEarlierSteps(account(({ lastUsername }) => lastUsername === "available")),
  );

  return {
    ...step("manage-best-start-payments", [
      section("account", { myir: { wanted: question(yesNo()) } }, isOffered),
      section("details", {}, wanted),
      section(
        "consent",
        {
          myir: {
            email: question(email()),
            detailsConsent: question(declared(yesNo())),
          },
        },
        wanted,
      ),
      section("username", { myir: { username: question(username()) } }, checked),
      section(
        "reservation",
        {
          myir: {
            notifyByText: question(yesNo()),
            ...when(myir("notifyByText", "yes"), { mobile: question(mobile()) }),
          },
        },
        available,
      ),
    ]),
    notes: [
      {
        id: "noConsent",
        after: "myir.detailsConsent",
        when: all(wanted, myir("detailsConsent", "no")),
        kind: "warning",
      },
      {
        id: "noMatch",
        after: "myir.detailsConsent",
        when: all(
          wanted,
          myir("detailsConsent", "yes"),
          fromEarlierSteps(account(({ details }) => details === "invalid")),
        ),
        kind: "warning",
      },
    ],
    minutes: 1,
    crossFieldChecks: (answers, language) => taxAccountErrors(answers, language, today),
    isSkipped: (earlier) =>
      readYesNo(earlier, "child.aliveAtBirth") === false || readYesNo(earlier, "bestStart.wanted") === false,
    opensWhenSkipped: true,
  };
}
