import { type Answers, readYesNo } from "#app/forms/answers.ts";
import { question, when } from "#app/forms/builders.ts";
import { all, fromEarlierSteps, is } from "#app/forms/conditions/condition.ts";
import type { Note } from "#app/forms/conditions/note.ts";
import type { Section } from "#app/forms/declaration.ts";
import { yesNo } from "#app/forms/fields/choice.tsx";
import { declared } from "#app/forms/fields/declaration.tsx";
import { email, mobile } from "#app/forms/fields/text.tsx";
import { username } from "#app/forms/fields/username.tsx";
import { textsOf } from "#app/i18n/words.ts";
import { step } from "#app/wizard/step.ts";
import styles from "../../../../../.build/styles.json";
import type { RegistrationFacts } from "../../facts.ts";
import { isLost } from "../../loss/lost.ts";
import { onlyOnline } from "../only-online.ts";
import { section } from "../section.ts";
import { AccountButtons, AccountStatus } from "./account-status.tsx";
import { BelowSection } from "./below-section.tsx";
import { checkDetails } from "./check-details.ts";
import { taxAccountErrors } from "./checks.ts";
import { openTaxAccount } from "./refresh.ts";
import { type TaxAccount, taxAccountOf } from "./status.ts";
import { checkUsername, requiredAction, reserve } from "./username.ts";

const myir = (name: string, answer: string) => is(`myir.${name}`, answer);

function conditions(today: string) {
  const account = (test: (account: TaxAccount) => boolean) =>
    fromEarlierSteps((answers: Answers) => test(taxAccountOf(answers, today)));
  const isOffered = account(({ isOffered }) => isOffered);
  const wanted = all(isOffered, myir("wanted", "yes"));
  const agreed = all(wanted, myir("detailsConsent", "yes"));
  const checked = all(
    agreed,
    account(({ details }) => details === "valid"),
  );
  return {
    isOffered,
    wanted,
    checked,
    available: all(
      checked,
      account(({ lastUsername }) => lastUsername === "available"),
    ),
    refused: all(wanted, myir("detailsConsent", "no")),
    unmatched: all(
      agreed,
      account(({ details }) => details === "invalid"),
    ),
  };
}

type AccountConditions = ReturnType<typeof conditions>;

const sections = ({ isOffered, wanted, checked, available }: AccountConditions): Section[] => [
  section("account", { myir: { wanted: question(yesNo()) } }, isOffered),
  section("details", {}, wanted),
  section(
    "consent",
    { myir: { email: question(email()), detailsConsent: question(declared(yesNo())) } },
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
];

const notes = ({ refused, unmatched }: AccountConditions): Note[] => [
  { id: "noConsent", after: "myir.detailsConsent", when: refused, kind: "warning" },
  { id: "noMatch", after: "myir.detailsConsent", when: unmatched, kind: "warning" },
];

/** myIR, where a caregiver manages Best Start payments. Buttons of its own check and reserve the username. */
export const manageBestStartPayments = onlyOnline(
  step({
    name: "manage-best-start-payments",
    words: (language) => textsOf("register-my-baby/steps/tax-account", language),
    minutes: 1,
    questions({ today }: RegistrationFacts) {
      const when = conditions(today);
      return { sections: sections(when), notes: notes(when) };
    },
    checks: (all, { language, today }) => taxAccountErrors(all, language, today),
    isThere: ({ hasTaxAccountStep }: RegistrationFacts) => hasTaxAccountStep,
    isSkipped: (earlier) => isLost(earlier) || readYesNo(earlier, "bestStart.wanted") === false,
    opensWhenSkipped: () => true,
    hooks: {
      onOpen: openTaxAccount,
      actions: { "check-details": checkDetails, "check-username": checkUsername, reserve },
      requiredAction,
      shortcuts: { skip: () => ({ "myir.wanted": "no" }) },
    },
    view: { sheets: [styles["tax-account"]], Above: AccountStatus, BelowSection, Buttons: AccountButtons },
  }),
);
