import type { StepText } from "./step-text.ts";

/** Of a page about a row, with `{{row}}`; about a row within it under the section's name and `[]`, with `{{inner}}` too. */
export function sectionHeading(
  headings: StepText["sections"],
  section: string,
  [row, inner]: readonly number[] = [],
): string | undefined {
  const name = inner === undefined ? section : `${section}[]`;
  const heading = Object.hasOwn(headings, name) ? headings[name] : undefined;
  return heading
    ?.replaceAll("{{row}}", String((row ?? 0) + 1))
    .replaceAll("{{inner}}", String((inner ?? 0) + 1));
}
