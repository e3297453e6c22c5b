import type { Answers } from "./answers.ts";
import { requestedRows, rowCountName, rowIndex } from "./rows-state.ts";

/** `add:siblings` adds a row, `remove:siblings[1]` removes the second one. */
export function changeRows(intent: string, answers: Answers): Answers {
  const [action, target = ""] = intent.split(":");
  if (action === "add")
    return { ...answers, [rowCountName(target)]: String(requestedRows(target, answers) + 1) };
  const [, rows = "", index] = action === "remove" ? (/^(.+)\[(\d{1,3})\]$/.exec(target) ?? []) : [];
  return index === undefined ? answers : withoutRow(answers, rows, Number(index));
}

function withoutRow(answers: Answers, rows: string, removed: number): Answers {
  const kept = Object.entries(answers).flatMap(([name, value]) => {
    const index = rowIndex(name, rows);
    if (index < removed) return [[name, value]];
    if (index === removed) return [];
    return [[name.replace(`${rows}[${index}]`, `${rows}[${index - 1}]`), value]];
  });
  return {
    ...Object.fromEntries(kept),
    [rowCountName(rows)]: String(Math.max(0, requestedRows(rows, answers) - 1)),
  };
}
