import * as z from "zod";
import { type Answer, call, type Failure, type Fetcher } from "#workers/call/index.ts";
import { type NamedPlace, namedPlace } from "#workers/places/place.ts";
import type { BoundingBox } from "#workers/places/source.ts";
import type { GeoPoint } from "#workers/service-locations/service-location.ts";
import type { Deadline } from "../limits/deadline.ts";

type Promised<T> = Promise<Answer<T> | Failure>;

export interface Places {
  suggest(text: string): Promised<NamedPlace[]>;
  find(text: string): Promised<NamedPlace[]>;
  nearestTo(point: GeoPoint): Promised<NamedPlace | undefined>;
  /** At most 24. A box whose west is greater than its east crosses the 180th meridian. */
  within(box: BoundingBox): Promised<NamedPlace[]>;
  one(id: string): Promised<NamedPlace | undefined>;
}

export function placesOf(services: Fetcher, deadline: Deadline): Places {
  const ask = (path: string): Promised<NamedPlace[]> =>
    call(services, `https://services/places/${path}`, {
      neighbour: "places",
      retries: { times: 2, pause: 500 },
      shape: z.array(namedPlace),
      ...deadline(),
    });
  return {
    suggest: (text) => ask(`?${new URLSearchParams({ q: text })}`),
    find: (text) => ask(`find/?${new URLSearchParams({ q: text })}`),
    nearestTo: ({ latitude, longitude }) => first(ask(`near/?lat=${latitude}&lng=${longitude}`)),
    within: (box) =>
      ask(`within/?${new URLSearchParams(Object.entries(box).map(([side, at]) => [side, String(at)]))}`),
    one: (id) => first(ask(`find/?${new URLSearchParams({ id })}`)),
  };
}

async function first(answer: Promised<NamedPlace[]>): Promised<NamedPlace | undefined> {
  const got = await answer;
  return got.ok ? { ...got, value: got.value[0] } : got;
}
