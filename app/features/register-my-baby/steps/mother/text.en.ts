import { prefixed } from "#app/forms/prefixed.ts";
import type { StepText } from "#app/wizard/step-text.ts";
import { parentText } from "../person/text.en.ts";

const parent = parentText("{{mother}}");

export const motherDetails = {
  title: "{{Mother}}",
  heading: "{{Mother}}",
  companion: "{{MotherAcross}}",
  sections: parent.sections,
  notes: {
    ...parent.notes,
    "gave-birth":
      "‘Mother’ is the parent who gave birth: of two mothers the one who gave birth, after a surrogate birth the surrogate, and also a father who gave birth.",
  },
  questions: prefixed("mother", parent.questions),
} as const satisfies StepText;
