import { type Group, isQuestion, isRows, type Step } from "#app/forms/declaration.ts";

interface RowLimits {
  readonly max: number;
  readonly within: RowLimits | undefined;
}

/** Rows are numbered from 0, outermost first; pages are counted from 1. */
export function pageOfRow(step: Step, row: readonly number[]): number {
  let page = 0;
  let limits = limitsOfStep(step);
  for (const index of row) {
    page += 1 + index * pagesOfEach(limits);
    limits = limits?.within;
  }
  return page;
}

export function rowOfPage(step: Step, page: number): number[] {
  const row: number[] = [];
  let limits = limitsOfStep(step);
  for (let left = page; left > 0 && limits; limits = limits.within) {
    const each = pagesOfEach(limits);
    row.push(Math.floor((left - 1) / each));
    left = (left - 1) % each;
  }
  return row;
}

export const rowPageCount = (step: Step): number => pagesOf(limitsOfStep(step));

const pagesOf = (limits: RowLimits | undefined): number => (limits ? limits.max * pagesOfEach(limits) : 0);
const pagesOfEach = (limits: RowLimits | undefined): number => 1 + pagesOf(limits?.within);

const limitsOfStep = ({ sections }: Step): RowLimits | undefined =>
  sections.map(({ questions }) => limitsIn(questions)).find(Boolean);

function limitsIn(group: Group): RowLimits | undefined {
  for (const entry of Object.values(group)) {
    if (isRows(entry)) return { max: entry.max, within: limitsIn(entry.row) };
    const found = isQuestion(entry) ? undefined : limitsIn(entry);
    if (found) return found;
  }
  return undefined;
}
