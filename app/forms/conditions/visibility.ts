import type { Answers } from "../answers.ts";
import type { Section } from "../declaration.ts";
import type { Question } from "../questions.ts";
import { rowsOfSection } from "../rows-state.ts";
import { noteId } from "../view/notes.tsx";
import type { Condition } from "./condition.ts";
import type { Note } from "./note.ts";
import { selectorWriter } from "./selector.ts";
import { withFullConditions } from "./visible-notes.ts";

/** Hides what the server would prune. Browsers without `:has()` show everything. @param form the form element's id */
export function visibilitySheet(
  form: string,
  sections: readonly Section[],
  questions: readonly Question[],
  earlier: Answers = {},
  { answers = {}, notes = [] }: { answers?: Answers; notes?: readonly Note[] } = {},
): string {
  const write = selectorWriter({ questions, earlier, rendered: answers });
  const hide = (condition: Condition, what: string, around?: Condition) => {
    const selector = write(condition, around);
    return selector && `#${form}:not(${selector}) ${what}{display:none}`;
  };
  const around = new Map(sections.map(({ name, when }) => [name, when]));
  const rules = [
    ...sections.map(({ when, name }) => hide(when, `#${name}`)),
    ...sections.flatMap((section) =>
      rowsOfSection(section, {}).map(({ when, className }) => hide(when, `.${className}`)),
    ),
    ...questions.map(({ when, id, section }) => hide(when, `#${id}`, around.get(section))),
    notes.length > 0 ? ".unheld{display:block}" : "",
    ...withFullConditions(notes, [...sections, ...questions]).map((note) =>
      hide(note.when, `#${noteId(note)}`),
    ),
  ].join("");
  // Without the guard an old browser would apply what it understands of `:not(:is(:has(…)))`.
  return `@supports selector(:has(*)){${rules}}`;
}
