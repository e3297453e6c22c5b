import { namesOf, shownNames } from "./lists.ts";
import type { NamesQuery } from "./names-query.ts";

export type NameListNote =
  | "english"
  | "joined"
  | "published"
  | "uncounted"
  | "partial"
  | "2022-23"
  | "2023-24"
  | "gap";

/** Gaps and method of a list; details in records/README.md. */
export function notesOn({ list, category, period }: NamesQuery): NameListNote[] {
  if (list === "english") return ["english"];
  const names = namesOf(list, category, period);
  return [
    ...(names.length < shownNames ? (["partial"] as const) : []),
    ...(names.some(({ amount }) => amount === undefined) ? (["uncounted"] as const) : []),
    ...basisOf(category, period),
    "gap",
  ];
}

function basisOf(category: NamesQuery["category"], period: string): NameListNote[] {
  if (period === "2022/23") return ["2022-23"];
  if (period === "2023/24") return ["2023-24"];
  return period === "2019" || (period === "2016" && category === "girls") ? ["joined"] : ["published"];
}
