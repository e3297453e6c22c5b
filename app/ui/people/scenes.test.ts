import { expect, test } from "vitest";
import paths from "./paths.json";
import drawings from "./scenes.json";

test("a drawing uses only people, hair, poses and things that there are", () => {
  const known = {
    who: Object.keys(drawings.people),
    rider: Object.keys(drawings.people),
    style: Object.keys(paths.hairStyles),
    pose: Object.keys(paths.arms),
    holds: Object.keys(paths.things),
    build: Object.keys(paths.torso),
    seat: ["ground", "wheelchair"],
  };
  const drawn = [
    ...Object.values(drawings.people),
    ...Object.values(drawings.scenes).flatMap(({ people }) => people as object[]),
  ].flatMap((each) => Object.entries(each));
  expect(drawn.length).toBeGreaterThan(200);
  const unknown = drawn.filter(
    ([name, value]) => name in known && !known[name as keyof typeof known].includes(value),
  );
  expect(unknown).toEqual([]);
});
