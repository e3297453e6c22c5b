import { Rich } from "#app/ui/rich.tsx";
import type { Answers } from "./answers.ts";
import { holds } from "./condition.ts";
import type { FormWords } from "./field.ts";
import type { Note } from "./note.ts";

/** The id of a note's element in the page. */
export const noteId = (note: Pick<Note, "id">): string => `n-${note.id}`;

interface NotesProps {
  notes: readonly Note[];
  /** The question or section that they belong to. */
  after: string;
  /** By the ids of the notes. */
  texts: Readonly<Record<string, string>>;
  /** Answers of this page that count, and those of the steps before. */
  answers: Answers;
  earlier: Answers;
  t: FormWords;
}

/**
 * The notes after a question. All of them are there for the style rules to show; those that do not hold are not seen by a browser that
 * cannot follow the rules. One that comes into sight is read out, one that stands there from the start is not.
 */
export function Notes({ notes, after, texts, answers, earlier, t }: NotesProps) {
  return notes
    .filter((note) => note.after === after)
    .map((note) => (
      <div
        key={note.id}
        id={noteId(note)}
        className={`remark remark-${note.kind}${holds(note.when, answers, earlier) ? "" : " unheld"}`}
        role="status"
      >
        <b className="visually-hidden">{t(`words/${note.kind}`)}</b>
        {(texts[note.id] ?? "").split("\n").map((line) => (
          <p key={line}>
            <Rich text={line} />
          </p>
        ))}
      </div>
    ));
}
