import type { StepProps } from "#app/wizard/hooks.ts";
import { hasOtherParent } from "../other-parent/other-parent.ts";

export const NothingToAnswer = ({ answers, words }: StepProps) =>
  hasOtherParent(answers) ? null : <p className="notice">{words.notes.skip}</p>;
