import { Rich } from "#app/ui/rich.tsx";
import type { Answers } from "../answers.ts";
import { holds } from "../conditions/holds.ts";
import type { Note } from "../conditions/note.ts";
import type { FormWords } from "../field.ts";

export const noteId = (note: Pick<Note, "id">): string => `n-${note.id}`;

interface NotesProps {
  notes: readonly Note[];
  after: string;
  texts: Readonly<Record<string, string>>;
  answers: Answers;
  earlier: Answers;
  t: FormWords;
}

/** Style rules show and hide notes. Screen readers announce one that appears, not one there from the start. */
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
