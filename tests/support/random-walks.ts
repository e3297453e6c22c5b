import fc from "fast-check";
import type { RegistrationFacts } from "#app/features/register-my-baby/facts.ts";
import {
  birthRegistration,
  type RegistrationStep as StepName,
} from "#app/features/register-my-baby/service.ts";
import { claimantOf, copiedDetails } from "#app/features/register-my-baby/steps/tax-account/claimant.ts";
import { type Answers, answerTo } from "#app/forms/answers.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import { controlsOf, type Question, questionsOf } from "#app/forms/questions.ts";
import { evaluate, type StepState, stepNamed, type WizardProgress } from "#app/wizard/evaluate.ts";
import type { ActionContext } from "#app/wizard/hooks.ts";
import { ownAnswers } from "#app/wizard/own-answers.ts";
import type { SavedDraft, SavedForm } from "#app/wizard/save/saved-form.ts";
import { saveSubmission } from "#app/wizard/save/submit.ts";
import type { StepActions } from "#app/wizard/save/types.ts";
import type { Wizard, WizardStep } from "#app/wizard/wizard.ts";
import { goodAnswer } from "./answering.ts";
import { claimAnswers, parentAnswers } from "./births.ts";
import { registration, registrationFacts } from "./registration-steps.ts";

/** What somebody brings along to a walk. */
export interface Walker {
  /** What stands in every control of every step before anything is asked, sense or nonsense. */
  typed: Answers;
  /** Which of several options they take first. */
  choice: number;
  /** What the tax agency says of their details, and of the username they want. */
  details: "valid" | "invalid" | "has-logon" | "unavailable";
  isNameFree: boolean;
}

const nonsense = [
  "__proto__",
  "constructor",
  "\u202enam\u0000e",
  "'; drop table drafts --",
  "<script>",
  "99999999999999999999",
  "-1",
  "yes",
  "no",
  "ʻŌkina-Āria O’Neil",
  "👶",
];

/** Everything that a wizard may ask, whatever is answered. */
export const everyQuestion = (wizard: Wizard): Question[] =>
  wizard.steps.flatMap((step) => questionsOf(step, {}));

/** Words of letters alone, another one for every control: good as a name or a place, and found again wherever they go. */
export const markOf = (index: number): string => `Qz${word(Math.floor(index / 20))}${word(index % 20)}`;
const word = (digit: number): string => `${"bcdfghjklmnpqrstvwxz"[digit]}a`;

/** What leads to the questions that come last: of a mother who claims Best Start and wants a tax account. */
const claiming: Answers = {
  "child.aliveAtBirth": "yes",
  "child.birthDate.day": "1",
  "child.birthDate.month": "10",
  "child.birthDate.year": "2026",
  ...parentAnswers("mother"),
  ...Object.fromEntries(Object.entries(claimAnswers.newClaim).filter(([, answer]) => /^[a-z]/.test(answer))),
  "myir.wanted": "yes",
  "myir.detailsConsent": "yes",
};

/** Somebody in whose form anything may stand: marks, options, nonsense, too much, nothing. */
export function randomWalkers(wizard: Wizard): fc.Arbitrary<Walker> {
  const controls = everyQuestion(wizard).flatMap((question) =>
    controlsOf(question).map((name) => ({ name, options: question.field.options })),
  );
  const typed = controls.map(({ name, options }, index) =>
    fc
      .oneof(
        { weight: 3, arbitrary: fc.constantFrom(...(options?.length ? options : [markOf(index)])) },
        { weight: 2, arbitrary: fc.constant(markOf(index)) },
        { weight: 1, arbitrary: fc.constantFrom(...nonsense) },
        { weight: 1, arbitrary: fc.constant(["2", "1"]) },
        { weight: 3, arbitrary: fc.constant("") },
      )
      .map((value): [string, Answers[string]] => [name, value]),
  );
  return fc.record({
    typed: fc
      .tuple(fc.tuple(...typed), fc.constantFrom({}, {}, claiming))
      .map(([entries, leaning]) => ({ ...Object.fromEntries(entries), ...leaning })),
    choice: fc.nat(11),
    details: fc.constantFrom("valid", "valid", "valid", "invalid", "has-logon", "unavailable"),
    isNameFree: fc.constantFrom(true, true, false),
  });
}

/** A walk that has come to its end. */
export interface Walked {
  derived: Readonly<Record<string, string>>;
  progress: WizardProgress;
  /** Questions that were asked at the end, of all steps. */
  asked: Question[];
}

/** So often somebody presses a button in all before they give up. */
const patience = 150;

/**
 * Walks through a registration as a visitor does who answers whatever is found wrong: from the first step over every Next, with the
 * rules of the controller, to the end of the review.
 * @throws when it comes to no end
 */
export async function walkThrough(walker: Walker, facts: Partial<RegistrationFacts> = {}): Promise<Walked> {
  const walking = new Walking(walker, { ...registrationFacts, ...facts });
  for (let left = patience; left > 0; left--) {
    const walked = await walking.press();
    if (walked) return walked;
  }
  throw new Error(`No end: ${walking.where}`);
}

/** A registration on its way. */
class Walking {
  readonly #wizard: Wizard;
  readonly #fresh: SavedForm;
  #draft: SavedDraft<SavedForm> | undefined;
  /** The step, what stands in it, and what is pressed next. */
  #at: WizardStep;
  #own: Answers;
  #intent = "next";
  /** So often Next was refused here. */
  #inVain = 0;

  constructor(
    readonly walker: Walker,
    readonly facts: RegistrationFacts,
  ) {
    this.#wizard = registration(facts);
    const answers = { ...walker.typed, "child.bornInNZ": "yes" };
    this.#fresh = { answers, derived: {}, reached: 1, changed: {} };
    this.#at = this.#wizard.steps[0] ?? noStep();
    this.#own = ownAnswers(this.#at, answers);
  }

  get where(): string {
    return `${this.#at.name} ${JSON.stringify(this.#own)}`;
  }

  /** @returns where it ended, when this was the last press */
  async press(): Promise<Walked | undefined> {
    const { content, ...outcome } = await saveSubmission(
      {
        wizard: this.#wizard,
        review: "review",
        language: "en",
        store: { save: (kept, over) => this.#save(kept, over) },
        draft: this.#draft,
        fresh: this.#fresh,
        reopen: async () => this.#draft,
      },
      this.#at.name,
      { intent: this.#intent, answers: this.#own, version: this.#draft?.version ?? 0 },
      doing(this.#at.name, this.#intent, this.walker, this.facts.today),
    );
    const { answers, derived, reached } = content;
    const now = evaluate(this.#wizard, answers, "en", { derived, reached });
    this.#intent = "next";
    if (outcome.is !== "moved") this.#answer(content, now);
    else if (outcome.to) this.#enter(outcome.to, content);
    else return { derived, progress: now, asked: now.steps.flatMap((place) => askedIn(place, answers)) };
    return undefined;
  }

  async #save(content: SavedForm, over: SavedDraft<SavedForm> | undefined) {
    this.#draft = { version: (over?.version ?? 0) + 1, changedAt: 0, content };
    return { is: "saved" as const, draft: this.#draft, cookies: [] };
  }

  /** What stood in the controls of a step before it was first seen is still there. */
  #enter({ name, number }: StepState, { answers, reached }: SavedForm): void {
    if (name !== this.#at.name) this.#inVain = 0;
    this.#at = this.#declared(number);
    this.#own = ownAnswers(this.#at, { ...(number === reached ? this.walker.typed : {}), ...answers });
  }

  /** Answers anew what is wrong; where that does not help, everything, for other answers may be what is wrong. */
  #answer({ answers, derived }: SavedForm, now: WizardProgress): void {
    this.#inVain++;
    const place = stepNamed(now, this.#at.name) ?? noStep();
    const asked = askedIn(place, answers);
    const wrong = asked.filter((question) =>
      [question.name, ...controlsOf(question)].some((name) => name in place.errors),
    );
    const anew = (this.#inVain % 6 === 5 ? asked : wrong).map((question) =>
      goodAnswer(question, this.walker.choice + this.#inVain),
    );
    this.#own = Object.assign({}, ownAnswers(this.#at, answers), ...anew);
    if (this.#at.name === account) this.#intent = intentAt(this.#own, derived, this.walker);
  }

  #declared(number: number): WizardStep {
    return this.#wizard.steps[number - 1] ?? noStep();
  }
}

const askedIn = ({ step, earlier }: StepState, answers: Answers): Question[] =>
  prune(step, answers, earlier).questions;

const noStep = (): never => {
  throw new Error("There is no such step");
};

const account = "manage-best-start-payments" satisfies StepName;

/** Which button of the account's step somebody presses after an answer. */
function intentAt(own: Answers, derived: SavedForm["derived"], { isNameFree }: Walker): string {
  if (derived["myir.reserveStatus"] === "reserved") return "next";
  if (!isNameFree && "myir.usernameStatus" in derived) return "skip";
  const isFree =
    derived["myir.usernameStatus"] === "available" &&
    own["myir.username"] === derived["myir.usernameChecked"];
  return isFree && answerTo(own, "myir.notifyByText") ? "reserve" : "next";
}

/** What a step does with a press, where the tax agency answers as it is told to. */
function doing(name: string, intent: string, walker: Walker, today: string): StepActions {
  const hooks = birthRegistration.steps.find((step) => step.name === name)?.hooks;
  const shortcut = hooks?.shortcuts?.[intent];
  return {
    ...(shortcut ? { shortcut } : {}),
    run: (at) => {
      const found = agencySays(
        (intent === "next" ? hooks?.requiredAction?.({ ...at, today }) : intent) ?? "",
        at,
        walker,
      );
      return found && Promise.resolve({ derived: { ...at.derived, ...found } });
    },
  };
}

/** What is found out by a press, if it asks the tax agency. */
function agencySays(act: string, { answers, derived }: ActionContext, { details, isNameFree }: Walker) {
  const claimant = claimantOf({ ...derived, ...answers });
  const username = answerTo(answers, "myir.username") ?? "";
  const found: Readonly<Record<string, Record<string, string>>> = {
    "check-details":
      details === "unavailable" || !claimant
        ? { "myir.available": "no" }
        : { ...copiedDetails(claimant), "myir.detailsStatus": details },
    "check-username": {
      "myir.usernameChecked": username,
      "myir.usernameStatus": isNameFree ? "available" : "in-use",
    },
    reserve: {
      "myir.reserveStatus": "reserved",
      "myir.reservedUsername": username,
      "myir.reservedFor": claimant?.pcgType ?? "",
    },
  };
  return found[act];
}
