import { Fragment } from "react";
import type { FormWords, QuestionTexts } from "../field.ts";
import type { Question } from "../questions.ts";
import { isNested, type RowsState, rowCountName } from "../rows-state.ts";

const buttonWords = ({ name }: Pick<RowsState, "name">, texts: QuestionTexts) =>
  texts[`${name.replace(/\[\d+\]/g, "[]")}[]`]?.options;

/** The hidden count keeps rows without answers. */
export function AddRow({ rows, texts, t }: { rows: RowsState; texts: QuestionTexts; t: FormWords }) {
  return (
    <div className={rows.className}>
      <input type="hidden" name={rowCountName(rows.name)} value={rows.count} />
      {rows.count < rows.max && (
        <button className="button-quiet" type="submit" name="intent" value={`add:${rows.name}`}>
          {buttonWords(rows, texts)?.add ?? t("buttons/add")}
        </button>
      )}
    </div>
  );
}

interface RowEndProps {
  question: Question;
  next: Question | undefined;
  isPage: boolean;
  texts: QuestionTexts;
  t: FormWords;
}

export function RowEnd({ question, next, isPage, texts, t }: RowEndProps) {
  return rowsAround(question).map((row, depth) => {
    if (isPage && depth > 0) return null;
    const following = next && rowsAround(next).find(({ name }) => name === row.name);
    if (following?.index === row.index) return null;
    return (
      <Fragment key={row.name}>
        {(row.count > row.min || row.canBeEmptied) && (
          <button
            className={`button-quiet ${row.className}`}
            type="submit"
            name="intent"
            value={`remove:${row.name}[${row.index}]`}
          >
            {buttonWords(row, texts)?.remove?.replace("{{row}}", String(row.index + 1)) ??
              t("buttons/remove", { row: row.index + 1 })}
          </button>
        )}
        {!following && isNested(row) && <AddRow rows={row} texts={texts} t={t} />}
      </Fragment>
    );
  });
}

const rowsAround = ({ rows, outerRows = [] }: Question) => (rows ? [rows, ...outerRows] : []);
