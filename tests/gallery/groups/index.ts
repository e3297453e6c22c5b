import type { GroupName, Groups, Specimen } from "../specimen.ts";
import en from "../text.en.json";
import { account } from "./account.tsx";
import { base } from "./base.tsx";
import { charts } from "./charts.tsx";
import { forms } from "./forms.tsx";
import { frame } from "./frame.tsx";
import { guide } from "./guide.tsx";
import { money } from "./money.tsx";
import { pages } from "./pages.tsx";
import { registration } from "./registration.tsx";
import { system } from "./system.tsx";

const all: readonly Groups[] = [
  base,
  system,
  frame,
  guide,
  forms,
  registration,
  charts,
  money,
  account,
  pages,
];

export const groups: Readonly<Record<string, readonly Specimen[]>> = Object.fromEntries(
  (Object.keys(en.groups) as GroupName[]).map((name) => [name, all.flatMap((part) => part[name] ?? [])]),
);
