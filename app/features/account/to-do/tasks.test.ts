import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { routeAt } from "#app/routes.ts";
import { checkContent } from "#workers/content/load/load.mjs";
import { type Task, taskIds, toDoStages } from "./tasks.ts";

const words = wordsOf("account");

const all = (tasks: readonly Task[]): Task[] => tasks.flatMap((task) => [task, ...all(task.parts ?? [])]);

describe("The to-do list", () => {
  test("has six stages with tasks 11, 21 to 23, 31, 32, 41 with 411 to 414, 51, 61, 62 [site/to-do/tasks]", () => {
    expect(toDoStages.map(({ tasks }) => tasks.map(({ id }) => id))).toEqual([
      ["11"],
      ["21", "22", "23"],
      ["31", "32"],
      ["41"],
      ["51"],
      ["61", "62"],
    ]);
    const parts = toDoStages.flatMap(({ tasks }) => tasks.flatMap((task) => task.parts ?? []));
    expect(parts.map(({ id }) => id)).toEqual(["411", "412", "413", "414"]);
    expect(taskIds).toHaveLength(14);
  });

  test("its stages follow each other without a gap between them, but for the week in which each of the first two ends", () => {
    const ends = toDoStages
      .slice(0, -1)
      .map(({ weeks }, at) => weeks.to - (toDoStages[at + 1]?.weeks.from ?? 0));
    expect(ends).toEqual([1, 1, 0, 0, 0]);
  });

  const tasks = toDoStages.flatMap((stage) => all(stage.tasks));
  const cards = new Set(
    checkContent().content.stages.flatMap(({ nameEn, Sections }) =>
      Sections.flatMap(({ Cards }) => Cards.map(({ id }) => `/stage/${nameEn.toLowerCase()}#card${id}`)),
    ),
  );

  test.each(tasks.map(({ id, path }) => [id, path]))(
    "task %s leads to a card or service of this site: %s",
    (_id, path) => {
      expect(path.includes("#") ? cards.has(path) : routeAt(path)?.path === path).toBe(true);
    },
  );

  test("no two links with the same words lead to different places", () => {
    const places = new Map<string, string>();
    for (const { id, path } of tasks) {
      const said = words("en")(`toDo/tasks/${id}/link`);
      expect(places.get(said) ?? path).toBe(path);
      places.set(said, path);
    }
  });
});
