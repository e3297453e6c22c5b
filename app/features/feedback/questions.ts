import { question, section, step } from "#app/forms/builders.ts";
import { choices, yesNo } from "#app/forms/fields/choice.tsx";

const reasons = ["not-found", "hard", "out-of-date", "broken", "language"] as const;

/** No free text: visitors would write about themselves, and we promise to keep none of that. */
export const askFeedback = step("feedback", [
  section("feedback", {
    useful: question(yesNo()),
    reasons: question(choices(reasons), { required: false }),
  }),
]);
