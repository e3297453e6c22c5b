import { type Answers, answerTo } from "#app/forms/answers.ts";
import type { StepText } from "./step-text.ts";
import type { WizardStep } from "./wizard.ts";

/**
 * `{{row}}` on a page about a row; below a row look under the section's name and `[]`, with `{{inner}}` too.
 * A named row looks under `named` and that name, with `{{name}}`.
 */
export function sectionHeading(
  headings: StepText["sections"],
  section: string,
  row: readonly number[] = [],
  rowName?: string,
): string | undefined {
  const own = row.length > 1 ? `${section}[]` : section;
  const named = rowName === undefined ? undefined : headingOf(headings, `named ${own}`);
  const [outer = 0, inner = 0] = row;
  return (named ?? headingOf(headings, own))
    ?.replaceAll("{{row}}", String(outer + 1))
    .replaceAll("{{inner}}", String(inner + 1))
    .replaceAll("{{name}}", () => rowName ?? "");
}

const headingOf = (headings: StepText["sections"], name: string): string | undefined =>
  Object.hasOwn(headings, name) ? headings[name] : undefined;

/** Leaves out anything that could be read as a mark of our texts. */
export function nameOfRow(
  { rowName }: Pick<WizardStep, "rowName">,
  answers: Answers,
  [row]: readonly number[] = [],
): string | undefined {
  if (rowName === undefined || row === undefined) return undefined;
  const name = answerTo(answers, rowName.replace("[]", `[${row}]`))?.trim() ?? "";
  return name === "" || /[<>{}]/.test(name) ? undefined : name;
}
