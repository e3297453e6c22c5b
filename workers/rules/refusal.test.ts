// The error table of the Web API: where the message stands, and the status.

import { describe, expect, it } from "vitest";
import { cpuOf } from "../../tests/support/cpu.ts";
import { rules } from "./index.ts";

const person = (facts: object) => ({ persons: { applicant: facts } });
const family = (content: object) => ({
  persons: { applicant: {}, child: {} },
  families: { whanau: content },
});
const M = "2026-04";

const table: [string, unknown, number, string][] = [
  ["a body that is a list", [], 400, "error"],
  ["a body that is a scalar", 7, 400, "error"],
  ["a body that is null", null, 400, "error"],
  ["persons missing", {}, 400, "persons"],
  ["persons empty", { persons: {} }, 400, "persons"],
  ["persons that are a list", { persons: [{}] }, 400, "persons"],
  ["an unknown entity", { persons: { a: {} }, dogs: {} }, 400, "dogs"],
  ["a person that is no object", { persons: { applicant: 3 } }, 400, "persons/applicant"],
  ["a family that is no object", family([]), 400, "families/whanau"],
  ["families that are no object", { persons: { a: {} }, families: [] }, 400, "families"],
  ["a role that is no list", family({ children: { child: 1 } }), 400, "families/whanau/children"],
  ["a role that is null", family({ children: null }), 400, "families/whanau/children"],
  ["an unknown variable", person({ no_such: { [M]: 1 } }), 404, "persons/applicant/no_such"],
  ["a name every object has", person({ constructor: { [M]: 1 } }), 404, "persons/applicant/constructor"],
  [
    "a variable of another entity",
    person({ family_scheme__has_dependent_children: { [M]: true } }),
    400,
    "persons/applicant/family_scheme__has_dependent_children",
  ],
  ["a value without a period", person({ is_a_parent: true }), 400, "persons/applicant/is_a_parent"],
  ["a null without a period", person({ is_a_parent: null }), 400, "persons/applicant/is_a_parent"],
  [
    "a period that cannot be read",
    person({ is_a_parent: { soon: true } }),
    400,
    "persons/applicant/is_a_parent",
  ],
  [
    "a result for a period that cannot be read",
    person({ is_a_parent: { "2026-13": null } }),
    400,
    "persons/applicant/is_a_parent",
  ],
  [
    "an integer in words",
    person({ hours_per_week_employed: { [M]: "many" } }),
    400,
    `persons/applicant/hours_per_week_employed/${M}`,
  ],
  ["a Boolean in words", person({ is_a_parent: { [M]: "yes" } }), 400, `persons/applicant/is_a_parent/${M}`],
  [
    "a Boolean that is a list",
    person({ is_a_parent: { [M]: [] } }),
    400,
    `persons/applicant/is_a_parent/${M}`,
  ],
  ["arithmetic", person({ monthly_income: { [M]: "10+5" } }), 400, `persons/applicant/monthly_income/${M}`],
  [
    "an integer too large",
    person({ hours_per_week_employed: { [M]: 2 ** 31 } }),
    400,
    `persons/applicant/hours_per_week_employed/${M}`,
  ],
  [
    "a bad date",
    person({ date_of_birth: { ETERNITY: "2020-02-30" } }),
    400,
    "persons/applicant/date_of_birth/ETERNITY",
  ],
  [
    "a date that is a number",
    person({ date_of_birth: { ETERNITY: 2020 } }),
    400,
    "persons/applicant/date_of_birth/ETERNITY",
  ],
  [
    "a value for too long a period",
    person({ is_a_parent: { 2026: true } }),
    400,
    "persons/applicant/is_a_parent/2026",
  ],
  [
    "a value for too short a period",
    person({ is_a_parent: { "2026-04-01": true } }),
    400,
    "persons/applicant/is_a_parent/2026-04-01",
  ],
  ["a day's value for a month", person({ age: { [M]: 31 } }), 400, `persons/applicant/age/${M}`],
  [
    "a value for all time of what changes",
    person({ is_a_parent: { ETERNITY: true } }),
    400,
    "persons/applicant/is_a_parent/ETERNITY",
  ],
  ["a role that names nobody there", family({ children: ["nobody"] }), 400, "families/whanau/children"],
  [
    "a person named twice",
    family({ parents: ["child"], children: ["child"] }),
    400,
    "families/whanau/children",
  ],
  ["a non-string in a role", family({ children: ["child", 2] }), 400, "families/whanau/children/1"],
  [
    "more persons than a role takes",
    family({ principal_caregiver: ["applicant", "child"] }),
    400,
    "families/whanau/principal_caregiver",
  ],
  [
    "a result for a period of the wrong length",
    person({ is_a_parent: { 2026: null } }),
    400,
    "persons/applicant/is_a_parent/2026",
  ],
  [
    "a result for a month of what is asked by day",
    person({ age: { [M]: null } }),
    400,
    `persons/applicant/age/${M}`,
  ],
  [
    "a parameter that is not law yet",
    person({
      age: { "2017-05-01": 30 },
      social_security__eligible_for_accommodation_supplement: { "2017-05": null },
    }),
    400,
    "error",
  ],
  ["an age without any date of birth", person({ age: { "2026-04-01": null } }), 400, "error"],
  [
    "more persons than anybody's household",
    { persons: Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`p${i}`, {}])) },
    400,
    "persons",
  ],
];

describe.each(["/calculate", "/trace"])("POST %s refuses", (path) => {
  it.each(table)("%s", async (_, body, status, place) => {
    const response = await post(path, JSON.stringify(body));
    expect(response.status).toBe(status);
    const pathTo = place.split("/");
    expect(leafOf(await response.json(), pathTo)).toEqual(expect.any(String));
  });

  it.each([
    ["no JSON", "{", "application/json", 400],
    ["an empty body", "", "application/json", 400],
    ["another Content-Type", "{}", "text/plain", 415],
    ["more than 256 KB", " ".repeat(256 * 1024 + 1), "application/json", 413],
  ])("%s", async (_, body, type, status) => {
    const response = await post(path, body, type);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });
});

it("an error mirrors the path and holds nothing else, also under names every object has", async () => {
  const body = '{"persons": {"__proto__": {"is_a_parent": {"2026": true}}}}';
  const text = await (await post("/calculate", body)).text();
  expect(JSON.stringify(JSON.parse(text).persons)).toMatch(
    /^\{"__proto__":\{"is_a_parent":\{"2026":"[^"]+"\}\}\}$/,
  );
});

describe("hostile input is answered at once with a 4xx", () => {
  it.each([
    ["a number of 50,000 digits", `{"persons":{"a":{"age":{"2026-04-01":${"9".repeat(50_000)}}}}}`],
    ["a text of 50,000 digits", `{"persons":{"a":{"age":{"2026-04-01":"${"9".repeat(50_000)}"}}}}`],
    ["deep lists", "[".repeat(200_000)],
    [
      "a deep list as a value",
      `{"persons":{"a":{"age":{"2026-04-01":${"[".repeat(99_000)}${"]".repeat(99_000)}}}}}`,
    ],
    ["a long period", `{"persons":{"a":{"age":{"${"2026-".repeat(20_000)}":1}}}}`],
    ["a long name", `{"persons":{"a":{"${"a".repeat(100_000)}":{"2026":1}}}}`],
    ["a prototype as an entity", '{"__proto__":{},"constructor":{}}'],
  ])("%s", async (_, body) => {
    const spent = await cpuOf(async () => {
      const { status } = await post("/calculate", body);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    });
    expect(spent).toBeLessThan(500);
  });
});

describe("the work of a request is reckoned before it is done", () => {
  const months = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        `${2026 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`,
        null,
      ]),
    );
  const household = (persons: number, asked: object) => ({
    persons: Object.fromEntries(Array.from({ length: persons }, (_, at): [string, object] => [`p${at}`, {}])),
    families: {
      f: {
        principal_caregiver: "p0",
        children: Array.from({ length: persons - 1 }, (_, at) => `p${at + 1}`),
        ...asked,
      },
    },
  });
  const orphans = (count: number) => ({ social_security__has_orphaned_child_in_family: months(count) });
  const manyValues = {
    persons: Object.fromEntries(
      Array.from({ length: 90 }, (_, at) => [
        `p${at}`,
        at === 0
          ? { is_a_parent: Object.fromEntries(Object.keys(months(5000)).map((month) => [month, true])) }
          : {},
      ]),
    ),
  };

  it.each([
    ["/calculate", "100 persons and 5,000 months", household(100, orphans(5000))],
    ["/trace", "100 persons and 700 months", household(100, orphans(700))],
    ["/explain", "100 persons and 5,000 months", household(100, orphans(5000))],
    ["/calculate", "values for 90 persons in 5,000 months", manyValues],
  ])("%s refuses %s", async (path, _, body) => {
    const response = await post(path, JSON.stringify(body));
    expect(response.status).toBe(413);
    expect(leafOf(await response.json(), ["error"])).toMatch(/too much at once/);
  });

  it("a family of twelve may ask about a year of months", async () => {
    const asked = household(12, orphans(12));
    const born = { date_of_birth: { ETERNITY: "2015-01-01" } };
    for (const id of Object.keys(asked.persons)) asked.persons[id] = born;
    for (const path of ["/calculate", "/trace", "/explain"])
      expect((await post(path, JSON.stringify(asked))).status).toBe(200);
  });
});

it("a path of 14 KB costs no more than a short one", async () => {
  const spent = await cpuOf(async () => {
    const { status } = await rules.request(`/parameter/${"a/".repeat(7000)}`);
    expect(status).toBe(404);
  });
  expect(spent).toBeLessThan(500);
});

const post = (path: string, body: string, type = "application/json") =>
  Promise.resolve(rules.request(path, { method: "POST", body, headers: { "content-type": type } }));

const leafOf = (body: unknown, path: string[]): unknown =>
  path.reduce<unknown>((place, key) => {
    expect(Object.keys(place as object)).toEqual([key]);
    return (place as Record<string, unknown>)[key];
  }, body);
