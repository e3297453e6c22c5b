import { Fragment } from "react";
import type { FormWords } from "./field.ts";
import type { Question } from "./questions.ts";
import { isNested, type RowsState, rowCountName } from "./rows-state.ts";

/** The hidden count keeps rows without answers. */
export function AddRow({ rows, t }: { rows: RowsState; t: FormWords }) {
  return (
    <div className={rows.className}>
      <input type="hidden" name={rowCountName(rows.name)} value={rows.count} />
      {rows.count < rows.max && (
        <button className="button-quiet" type="submit" name="intent" value={`add:${rows.name}`}>
          {t("buttons/add")}
        </button>
      )}
    </div>
  );
}

interface RowEndProps {
  question: Question;
  next: Question | undefined;
  t: FormWords;
}

/** After the last question of a row: the button that removes it, and after the last nested row one that adds another. */
export function RowEnd({ question, next, t }: RowEndProps) {
  return rowsAround(question).map((row) => {
    const following = next && rowsAround(next).find(({ name }) => name === row.name);
    if (following?.index === row.index) return null;
    return (
      <Fragment key={row.name}>
        {row.count > row.min && (
          <button
            className={`button-quiet ${row.className}`}
            type="submit"
            name="intent"
            value={`remove:${row.name}[${row.index}]`}
          >
            {t("buttons/remove", { row: row.index + 1 })}
          </button>
        )}
        {!following && isNested(row) && <AddRow rows={row} t={t} />}
      </Fragment>
    );
  });
}

const rowsAround = ({ rows, outerRows = [] }: Question) => (rows ? [rows, ...outerRows] : []);
