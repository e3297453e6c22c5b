import topNames from "../../../.build/top-names.json";
import { byYear } from "./history/by-year.ts";
import maori from "./records/maori-top-names.json";

export type NameList = "english" | "maori";
export const categories = ["girls", "boys"] as const;
export type Category = (typeof categories)[number];

/** With the field names of the specification. */
export interface TopName {
  /** Shared ranks: two at 3, the next at 5. */
  rank: number;
  /** The first spelling, where a list counts several as one. */
  name: string;
  /** The other spellings that were counted with it. */
  variations: readonly string[];
  /** Babies given the name; undefined where not published. */
  amount: number | undefined;
}

type Records = Readonly<Record<Category, Readonly<Record<string, string>>>>;
/** Read when first needed: pages without names do not wait for them. */
let english: Records | undefined;
function recordsOf(list: NameList): Records {
  if (list === "maori") return maori;
  english ??= { girls: byYear(topNames.girls, topNames.years), boys: byYear(topNames.boys, topNames.years) };
  return english;
}

export const shownNames = 10;

/** Newest first: "2024", "2023/24". */
export const periodsOf = (list: NameList): string[] => Object.keys(recordsOf(list).girls).sort().reverse();

/** @returns up to 100 names (ten Māori ones) and those tied for the last rank; none for an unknown period */
export function namesOf(list: NameList, category: Category, period: string): TopName[] {
  const kept = recordsOf(list)[category];
  const text = Object.hasOwn(kept, period) ? kept[period] : undefined;
  return text ? ranked(text.split(", ").map(readName)) : [];
}

function readName(text: string): Omit<TopName, "rank"> {
  const [, names = "", amount] = /^(.+?)(?: (\d+))?$/.exec(text) ?? [];
  const [name = "", ...variations] = names.split("/");
  return { name, variations, amount: amount === undefined ? undefined : Number(amount) };
}

/** Names with the same amount share a rank; without amounts the order is the rank. */
function ranked(names: readonly Omit<TopName, "rank">[]): TopName[] {
  let rank = 0;
  return names.map((each, index) => {
    const isShared = index > 0 && each.amount !== undefined && each.amount === names[index - 1]?.amount;
    rank = isShared ? rank : index + 1;
    return { rank, ...each };
  });
}

export function topTen(list: NameList, category: Category, period: string) {
  const all = namesOf(list, category, period);
  const shown = all.slice(0, shownNames);
  const last = shown.at(-1);
  const alsoLast = all.slice(shownNames).filter(({ rank }) => rank === last?.rank);
  return { shown, alsoLast };
}

/** Undefined when the name was not in that list. */
export function rankIn(list: NameList, category: Category, period: string, name: string): number | undefined {
  return namesOf(list, category, period).find((each) => each.name === name)?.rank;
}
