import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { landLevels } from "#workers/local/land.mjs";
import { landIn, picture } from "./coast.ts";
import { boxInView, framesOf, insetShare, positionIn } from "./frame.ts";
import { labelsIn } from "./labels.ts";
import { mapViewText, readMapView } from "./map-view.ts";
import { toGlobe, toWorld } from "./mercator.ts";
import { pinSpacing, pinsOf, sizes } from "./pins.ts";
import { circlesAround, groundWidth, roundLength } from "./scale.ts";
import { widthAt } from "./zoom.ts";

const land = landLevels(
  JSON.parse(readFileSync(new URL("land/nz-land-detailed.geojson", import.meta.url), "utf8")),
);

const within = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true });
const onMain = fc.record({
  latitude: within(-47.2, -34.4),
  longitude: within(166.5, 178.5),
  distance: fc.constant(1),
});
const onChathams = fc.record({
  latitude: within(-44.3, -43.7),
  longitude: within(-176.9, -176.2),
  distance: fc.constant(1),
});
const several = <T>(points: fc.Arbitrary<T>, least = 1) =>
  fc.array(points, { minLength: least, maxLength: 50 });
const place = { latitude: -41.285, longitude: 174.737 };
const fitted = (services: Parameters<typeof framesOf>[0]["services"]) =>
  framesOf({ services, place: undefined, view: undefined });

describe("The part of the world that is drawn", () => {
  test("holds every service, with its sides free", () => {
    fc.assert(
      fc.property(several(onMain), (services) => {
        const { main } = fitted(services);
        for (const service of services) {
          const { x, y } = positionIn(main, service)!;
          expect(Math.min(x, 1 - x, y, 1 - y)).toBeGreaterThan(0.05);
        }
      }),
    );
  });

  test("has the Chatham Islands as an inset when services lie there and others do not, and nothing of the main islands under it", () => {
    fc.assert(
      fc.property(several(onMain), several(onChathams), (main, far) => {
        const frames = fitted([...main, ...far]);
        expect(far.every((service) => positionIn(frames.inset!, service))).toBe(true);
        const covered = main.filter((service) => positionIn(frames.main, service)!.x > 1 - insetShare);
        expect(covered).toEqual([]);
      }),
    );
  });

  test.each([
    ["only the main islands", [place]],
    ["only the Chatham Islands", [{ latitude: -43.95, longitude: -176.55 }]],
    ["nothing", []],
  ])("has no inset with services on %s", (_, points) => {
    expect(fitted(points.map((point) => ({ ...point, distance: 1 }))).inset).toBeUndefined();
  });

  test("is the whole country around -41.295, 174.779 at zoom 5 before a place is chosen [site/services/map-centre]", () => {
    const { main } = fitted([]);
    expect(main.width).toBe(widthAt(5));
    const middle = toGlobe({ x: main.left + main.width / 2, y: main.top + main.height / 2 });
    expect(middle.latitude).toBeCloseTo(-41.295, 6);
    expect(middle.longitude).toBeCloseTo(174.779, 6);
  });

  test("does not stretch to the Correspondence School, which teaches anywhere", () => {
    const near = { ...place, distance: 0.1 };
    const school = { latitude: -36.8, longitude: 174.7, distance: null };
    expect(fitted([near, school]).main).toEqual(fitted([near]).main);
  });

  test("is what the address names, and the box around it may cross the 180th meridian", () => {
    const view = readMapView("-43.95,179.9,7");
    const { west, east, south, north } = boxInView({ services: [], place, view });
    expect(west).toBeGreaterThan(0);
    expect(east).toBeLessThan(0);
    expect(north).toBeGreaterThan(south);
  });
});

describe("The part of the map that an address names", () => {
  test("is read as it was written", () => {
    fc.assert(
      fc.property(onMain, fc.integer({ min: 50, max: 160 }), ({ latitude, longitude }, tenths) => {
        const read = readMapView(mapViewText({ latitude, longitude, zoom: tenths / 10 }));
        expect(read?.latitude).toBeCloseTo(latitude, 4);
        expect(read?.longitude).toBeCloseTo(longitude, 4);
        expect(read?.zoom).toBe(tenths / 10);
      }),
    );
  });

  test.each(["", "here", "-41.2,174.7", "51.5,-0.1,9", "-41.2,174.7,<script>", "-41.2,174.7,1e9"])(
    "%j is none",
    (text) => {
      expect(readMapView(text)).toBeUndefined();
    },
  );

  test.each([
    ["-41.2,174.7,1", 5],
    ["-41.2,174.7,99", 16],
  ])("%s goes as far as the map does", (text, zoom) => {
    expect(readMapView(text)?.zoom).toBe(zoom);
  });
});

describe.each(Object.entries(sizes))("Pins of the %s map", (_, size) => {
  test("do not cover each other, and every service in the frame stands on one of them", () => {
    fc.assert(
      fc.property(several(onMain), (services) => {
        const { main } = fitted(services);
        const pins = pinsOf(services, main, size);
        expect(pins.flatMap((pin) => pin.services).length).toBe(services.length);
        for (const [index, one] of pins.entries())
          for (const other of pins.slice(index + 1)) {
            const gap = [(one.at.x - other.at.x) * size.width, (one.at.y - other.at.y) * size.height];
            expect(Math.hypot(...gap)).toBeGreaterThanOrEqual(pinSpacing);
          }
      }),
    );
  });
});

describe("What helps to see where one is", () => {
  test("names cover neither each other nor pins", () => {
    fc.assert(
      fc.property(several(onMain, 20), several(onMain, 20), (points, services) => {
        const { main } = fitted([...points, ...services]);
        const half = { width: 18, height: 17 };
        const obstacles = pinsOf(services, main, sizes.wide).map(({ at }) => ({ at, half }));
        const named = points.map((point, index) => ({ name: `Place ${index}`, point }));
        const labels = labelsIn(main, named, obstacles);
        const areas = labels.map(({ at, below }) => ({ at, below, width: 27, height: 9 }));
        const pins = obstacles.map(({ at }) => ({ at, below: 0, ...half }));
        const covering = areas.filter((one, index) =>
          [...areas.slice(index + 1), ...pins].some((other) => {
            const along = Math.abs(one.at.x - other.at.x) * sizes.wide.width;
            const down = Math.abs((one.at.y - other.at.y) * sizes.wide.height + one.below - other.below);
            return along < one.width + other.width && down < one.height + other.height;
          }),
        );
        expect(covering).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test("the scale is a round length: 1, 2 or 5 and zeros", () => {
    fc.assert(
      fc.property(within(5, 16), (zoom) => {
        const { main } = framesOf({ services: [], place: undefined, view: { ...place, zoom } });
        const { metres, share } = roundLength(main, 0.25);
        expect(String(metres)).toMatch(/^[125]0*$/);
        expect(share).toBeLessThanOrEqual(0.25);
        expect(share).toBeGreaterThan(0.09);
        expect(share * groundWidth(main)).toBeCloseTo(metres, 3);
      }),
    );
  });

  test("a circle is as far from the place as it says: a degree of latitude is 111.2 km", () => {
    const { main } = framesOf({ services: [], place: undefined, view: { ...place, zoom: 8 } });
    const [circle] = circlesAround(place, main);
    const north = toGlobe({
      x: main.left + circle!.middle.x * main.width,
      y: main.top + circle!.middle.y * main.height - circle!.share * main.width,
    });
    const km = (north.latitude - place.latitude) * 111.2;
    expect(Math.abs(km / (circle!.metres / 1000) - 1)).toBeLessThan(0.01);
  });
});

describe("The coast", () => {
  const views = [
    ["the whole country", "-41.295,174.779,5", 3],
    ["Wellington", "-41.29,174.78,13", 1],
    ["the Chatham Islands", "-43.95,-176.5,9", 1],
  ] as const;

  test.each(views)("of %s is drawn within the picture and what may come into sight", (_, view, least) => {
    const path = landIn(land, framesOf({ services: [], place: undefined, view: readMapView(view) }).main);
    expect(path.match(/M/g)?.length).toBeGreaterThanOrEqual(least);
    for (const [x, y] of pointsOf(path)) {
      expect(Math.abs(x - picture.width / 2)).toBeLessThanOrEqual(picture.width * 0.81);
      expect(Math.abs(y - picture.height / 2)).toBeLessThanOrEqual(picture.height * 0.81);
    }
  });

  test("is none far out at sea, and everything inland", () => {
    const at = (view: string) =>
      landIn(land, framesOf({ services: [], place: undefined, view: readMapView(view) }).main);
    expect(at("-40,168,10")).toBe("");
    expect([...pointsOf(at("-38.5,175.8,11"))].length).toBeLessThan(8);
  });

  test("lies where the globe has it", () => {
    fc.assert(
      fc.property(fc.oneof(onMain, onChathams), ({ latitude, longitude }) => {
        const back = toGlobe(toWorld({ latitude, longitude }));
        expect(back.latitude).toBeCloseTo(latitude, 9);
        expect(back.longitude).toBeCloseTo(longitude, 9);
      }),
    );
  });
});

function* pointsOf(path: string): Generator<[number, number]> {
  for (const ring of path.split("z").filter(Boolean)) {
    const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
    let [x, y] = [0, 0];
    for (let index = 0; index < numbers.length; index += 2) {
      [x, y] = [x + numbers[index]!, y + numbers[index + 1]!];
      yield [x, y];
    }
  }
}
