import type { Row } from "./files.mjs";

export interface Reviewed {
  id: string;
  keys: string[];
  en: string;
  mi: string;
  group: string;
  address: string;
  places: { file: string }[];
  proposed: { proposal: string; reason: string }[];
  read?: { key: string; by: string; on: string };
}
export function reviewedTexts(root: string): Reviewed[];
export function rowsOf(texts: readonly Reviewed[]): Row[];
export function readState(
  root: string,
  texts: readonly Reviewed[],
): { isAll: boolean; hashes: string[]; unreadParts: string[] };
export function reviewFiles(texts: readonly Reviewed[]): {
  overview: { id: string; texts: number; read: number; proposed: number; pages: number }[];
  groups: { id: string; pages: { id: string; key: string; mi: string; by?: string; on?: string }[][] }[];
};
