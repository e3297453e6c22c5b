import type { StepProps } from "#app/wizard/hooks.ts";
import { hasOtherParent } from "../other-parent/other-parent.ts";

/** Where no other parent is registered the step asks nothing. */
export const NothingToAnswer = ({ answers, words }: StepProps) =>
  hasOtherParent(answers) ? null : <p className="notice">{words.notes.skip}</p>;
