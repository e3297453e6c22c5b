import type { Answers } from "#app/forms/answers.ts";

/** A single parent with one child, as a form sends it. Each step has its own answers. */
const singleParent: Readonly<Record<string, Answers>> = {
  "relationship-status": { hasPartner: "no" },
};

export const singleParentAnswers: Answers = Object.assign({}, ...Object.values(singleParent));
