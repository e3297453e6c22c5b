import type { Answers } from "../answers.ts";
import type { Step } from "../declaration.ts";
import { questionsOf } from "../questions.ts";
import { all, type Condition } from "./condition.ts";
import { holds } from "./holds.ts";
import type { Note } from "./note.ts";
import { prune } from "./prune.ts";

type StepWithNotes = Step & { readonly notes?: readonly Note[] };

interface NotePlace {
  readonly name: string;
  readonly when: Condition;
}

/** A note without a place is left out. */
export function withFullConditions(notes: readonly Note[], places: readonly NotePlace[]): Note[] {
  if (notes.length === 0) return [];
  const conditions = new Map(places.map(({ name, when }) => [name, when]));
  return notes.flatMap((note) => {
    const place = conditions.get(note.after);
    return place ? [{ ...note, when: all(place, note.when) }] : [];
  });
}

export const notesIn = (step: StepWithNotes, answers: Answers): Note[] =>
  withFullConditions(step.notes ?? [], [...step.sections, ...questionsOf(step, answers)]);

export function visibleNotes(step: StepWithNotes, answers: Answers, earlier: Answers = {}): Note[] {
  const counted = prune(step, answers, earlier).answers;
  return notesIn(step, counted).filter(({ when }) => holds(when, counted, earlier));
}
