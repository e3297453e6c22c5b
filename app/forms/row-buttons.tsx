import type { FormWords } from "./field.ts";
import type { Question } from "./questions.ts";
import { type RowsState, rowCountName } from "./rows-state.ts";

/** Shows one row more. The hidden count keeps rows that have no answer yet. */
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

/** Takes a row out; stands after the row's last question. */
export function RemoveRow({
  question,
  next,
  t,
}: {
  question: Question;
  next: Question | undefined;
  t: FormWords;
}) {
  const { rows } = question;
  const isLast = next?.rows?.name !== rows?.name || next?.rows?.index !== rows?.index;
  if (!rows || !isLast || rows.count <= rows.min) return null;
  return (
    <button
      className={`button-quiet ${rows.className}`}
      type="submit"
      name="intent"
      value={`remove:${rows.name}[${rows.index}]`}
    >
      {t("buttons/remove", { row: rows.index + 1 })}
    </button>
  );
}
