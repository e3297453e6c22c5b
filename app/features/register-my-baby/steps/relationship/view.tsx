import { usePage } from "#app/ui/page-context.tsx";
import type { StepView } from "#app/wizard/hooks.ts";
import { stepText } from "../../step-texts.ts";
import { hasOtherParent } from "../other-parent/other-parent.ts";
import { titlesOf } from "../person/titles.ts";

/** Where no other parent is registered the step asks nothing. */
export function NothingToAnswer({ answers }: StepView) {
  const { language } = usePage();
  if (hasOtherParent(answers)) return null;
  return <p className="notice">{stepText("parents-relationship", language, titlesOf(answers)).notes.skip}</p>;
}
