import { prune } from "#app/forms/conditions/prune.ts";
import { controlsOf } from "#app/forms/questions.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import type { RegistryMessage } from "#app/server/neighbours/registry/index.ts";
import type { StepState, WizardProgress } from "#app/wizard/evaluate.ts";
import { type QuestionMessage, questionMessages, type RegistryKey } from "../../registry/messages.ts";

const registryWords = wordsOf("register-my-baby/registry");

export interface PlacedMessage {
  type: "error" | "warning";
  text: string;
  /** Shown in the registry's English, as we have no words for it. */
  isAsSent: boolean;
  key: RegistryKey | undefined;
  /** What the registry calls an answer that was not asked here. */
  unasked: string | undefined;
  /** Undefined: about the whole registration. */
  at: MessagePlace | undefined;
}

export interface MessagePlace {
  step: string;
  title: string;
  question: string;
  label: string;
}

export interface PlacedMessages {
  elsewhere: readonly PlacedMessage[];
  here: Errors;
}

/** @param inWords step title and short label of a question */
export function placeMessages(
  messages: readonly RegistryMessage[],
  { steps }: WizardProgress,
  language: Language,
  inWords: (step: string, template: string) => Pick<MessagePlace, "title" | "label">,
): PlacedMessages {
  const placed = questionMessages(messages).map((one) => ({ one, at: placeOf(one.name, steps) }));
  const reviewStep = steps.at(-1)?.name;
  const here: Record<string, string[]> = {};
  for (const { one, at } of placed)
    if (one.type === "error" && at && at.step === reviewStep)
      here[at.control] = [...(here[at.control] ?? []), inOurWords(one, language).text];
  return {
    here,
    elsewhere: placed
      .filter(({ at }) => !at || at.step !== reviewStep)
      .map(({ one, at }) => ({
        type: one.type,
        ...inOurWords(one, language),
        key: one.key,
        unasked: at ? undefined : one.field,
        at: at && { step: at.step, question: at.question, ...inWords(at.step, at.template) },
      })),
  };
}

function inOurWords({ key, text, characters }: QuestionMessage, language: Language) {
  if (!key) return { text, isAsSent: true };
  const t = registryWords(language);
  return { text: characters ? t("namedCharacters", { characters }) : t(key), isAsSent: false };
}

/** The first of several questions with this control. */
function placeOf(control: string | undefined, steps: readonly StepState[]) {
  if (control === undefined) return undefined;
  for (const { name: step, step: declared, answers, earlier } of steps) {
    const found = prune(declared, answers, earlier).questions.find(
      (question) => question.name === control || controlsOf(question).includes(control),
    );
    if (found) return { step, question: found.name, template: found.template, control };
  }
  return undefined;
}
