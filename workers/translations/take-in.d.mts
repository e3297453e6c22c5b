import type { Row } from "./files.mjs";

export function takeIn(
  root: string,
  rows: readonly Row[],
  reader: { by: string; on: string },
): {
  taken: number;
  changed: string[];
  refused: { key: string; why: string }[];
  waiting: number;
  files: string[];
};
