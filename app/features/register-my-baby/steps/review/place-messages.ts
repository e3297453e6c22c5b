import { prune } from "#app/forms/prune.ts";
import { controlsOf } from "#app/forms/questions.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { RegistryMessage } from "#app/server/neighbours/registry/index.ts";
import type { StepState, WizardProgress } from "#app/wizard/evaluate.ts";
import { type QuestionMessage, questionMessages } from "../../registry/messages.ts";
import { registryWords } from "../../registry/words.ts";

/** A message of the registry, in words. */
export interface PlacedMessage {
  type: "error" | "warning";
  text: string;
  /** It has no words of ours: it comes in English, as the registry words it. */
  isAsSent: boolean;
  /** The question it is about, in words; nothing: it is about the registration as a whole. */
  at: MessagePlace | undefined;
}

/** A question and its step, by their names and in words. */
interface MessagePlace {
  step: string;
  /** Of the step. */
  title: string;
  question: string;
  label: string;
}

/** What the registry said, put to the places where it is shown. */
export interface PlacedMessages {
  /** At questions of the steps before the review, and about the whole. */
  elsewhere: readonly PlacedMessage[];
  /** At the questions of the review itself, as its form shows them. */
  here: Errors;
}

/**
 * Puts what the registry said to the questions that are asked.
 * @param inWords the title of a step and the short form of a question's words
 */
export function placeMessages(
  messages: readonly RegistryMessage[],
  { steps }: WizardProgress,
  language: Language,
  inWords: (step: string, template: string) => Pick<MessagePlace, "title" | "label">,
): PlacedMessages {
  const placed = questionMessages(messages).map((one) => ({ one, at: placeOf(one.name, steps) }));
  const own = steps.at(-1)?.name;
  const here: Record<string, string[]> = {};
  for (const { one, at } of placed)
    if (one.type === "error" && at && at.step === own)
      here[at.control] = [...(here[at.control] ?? []), wordsOf(one, language).text];
  return {
    here,
    elsewhere: placed
      .filter(({ at }) => !at || at.step !== own)
      .map(({ one, at }) => ({
        type: one.type,
        ...wordsOf(one, language),
        at: at && { step: at.step, question: at.question, ...inWords(at.step, at.template) },
      })),
  };
}

const wordsOf = ({ key, text }: QuestionMessage, language: Language) =>
  key ? { text: registryWords(language)(key), isAsSent: false } : { text, isAsSent: true };

/** The question that has a control of this name, where it is asked first. */
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
