import { usePage } from "#app/ui/page-context.tsx";
import { digestOf, type Telling } from "#app/wizard/review/digest.ts";
import { ReviewedAnswers } from "#app/wizard/review/reviewed-answers.tsx";
import type { WizardState } from "#app/wizard/state.ts";
import type { RegistryKey } from "../../registry/messages.ts";
import type { PlacedMessage } from "./place-messages.ts";
import { MessagesAt } from "./registry-messages.tsx";
import { reviewedSteps } from "./reviewed-steps.ts";

interface AllAnswersProps {
  state: Pick<WizardState, "service" | "progress">;
  messages: readonly PlacedMessage[];
  unchangeable: readonly string[];
}

const telling: Telling = {
  names: ["child", "mother", "father"].flatMap((who) => [`${who}.firstNames`, `${who}.surname`]),
  others: [
    "child.birthDate",
    "parentRelationship",
    "bestStart.wanted",
    "ird.applyForNumber",
    "orderBirthCertificate",
    "certificateOrder.productCode",
    "certificateOrder.quantity",
  ],
};

/** Our notes that say the same as the registry does, about another question. */
const sameAs: Partial<Record<RegistryKey, string>> = { sameSurname: "same-surname" };

/** The registry's messages replace our own notes that say the same; where nothing can be changed we note nothing. */
export function AllAnswers({ state, messages, unchangeable }: AllAnswersProps) {
  const { language } = usePage();
  return (
    <ReviewedAnswers
      steps={reviewedSteps(state, language)}
      isNoted={(note) =>
        unchangeable.length === 0 && !messages.some(({ key }) => key !== undefined && sameAs[key] === note)
      }
      isChangeable={(question) => !unchangeable.includes(question)}
      isAnnotated={(question) => messages.some(({ at }) => at?.question === question)}
      digest={(step) => digestOf(step, language, telling)}
      after={(question) => <MessagesAt question={question} messages={messages} />}
    />
  );
}
