import { expect, test } from "vitest";
import { nameOfRow, sectionHeading } from "./section-heading.ts";

const headings = {
  children: "Child {{row}}",
  "named children": "Child {{row}}: {{name}}",
  "children[]": "Child {{row}}: service {{inner}}",
  "named children[]": "{{name}}: service {{inner}}",
};
const step = { rowName: "children[].first_name" };
const headingOf = (row: readonly number[], name: string) =>
  sectionHeading(headings, "children", row, nameOfRow(step, { "children[1].first_name": name }, row));

test.each([
  [[1], "Āria", "Child 2: Āria"],
  [[1, 2], "Āria", "Āria: service 3"],
  [[1], " $& ", "Child 2: $&"],
  [[1], " ", "Child 2"],
  [[1, 0], "", "Child 2: service 1"],
  [[0], "Āria", "Child 1"],
  [[1], '<a href="/">Āria</a>', "Child 2"],
  [[1], "{{row}}", "Child 2"],
])("A page of row %j, which is called '%s': %s", (row, name, heading) => {
  expect(headingOf(row, name)).toBe(heading);
});

test("Without a heading for rows that have a name it is the one with numbers; a step without rows has its own", () => {
  expect(sectionHeading({ children: "Child {{row}}" }, "children", [0], "Āria")).toBe("Child 1");
  expect(sectionHeading({ home: "Home" }, "home", undefined, nameOfRow({}, {}))).toBe("Home");
  expect(sectionHeading({}, "constructor")).toBeUndefined();
});
