import type { Weeks } from "../profile/month-range.ts";

/** Its number is its key in the text table and in saved preferences. */
export interface Task {
  id: TaskId;
  path: string;
  parts?: readonly Task[];
}

export type TaskId =
  | "11"
  | "21"
  | "22"
  | "23"
  | "31"
  | "32"
  | "41"
  | "411"
  | "412"
  | "413"
  | "414"
  | "51"
  | "61"
  | "62";

export interface ToDoStage {
  name: "weeks0to14" | "weeks15to30" | "week31toBirth" | "weeks1to6" | "weeks6to13" | "months3to6";
  /** Before the due date; negative after it. */
  weeks: Weeks;
  tasks: readonly Task[];
}

const card = (id: number): string => `/stage/pregnancy#card${id}`;

export const toDoStages: readonly ToDoStage[] = [
  { name: "weeks0to14", weeks: { from: 39, to: 25 }, tasks: [{ id: "11", path: card(2001) }] },
  {
    name: "weeks15to30",
    weeks: { from: 24, to: 9 },
    tasks: [
      { id: "21", path: card(2008) },
      { id: "22", path: "/financial-help/financial-help-checker" },
      { id: "23", path: card(2016) },
    ],
  },
  {
    name: "week31toBirth",
    weeks: { from: 8, to: 0 },
    tasks: [
      { id: "31", path: card(2018) },
      { id: "32", path: card(2019) },
    ],
  },
  {
    name: "weeks1to6",
    weeks: { from: 0, to: -6 },
    tasks: [
      {
        id: "41",
        path: "/register-my-baby",
        parts: [
          { id: "411", path: card(2051) },
          { id: "412", path: card(2011) },
          { id: "413", path: card(2062) },
          { id: "414", path: card(2051) },
        ],
      },
    ],
  },
  { name: "weeks6to13", weeks: { from: -6, to: -13 }, tasks: [{ id: "51", path: card(2062) }] },
  {
    name: "months3to6",
    weeks: { from: -13, to: -26 },
    tasks: [
      { id: "61", path: card(2011) },
      { id: "62", path: card(2068) },
    ],
  },
];

const withParts = (task: Task): TaskId[] => [task.id, ...(task.parts ?? []).flatMap(withParts)];

export const taskIds: readonly TaskId[] = toDoStages.flatMap(({ tasks }) => tasks.flatMap(withParts));
