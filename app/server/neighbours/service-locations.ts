import * as z from "zod";
import { type Answer, call, type Failure, type Fetcher } from "#workers/call/index.ts";
import {
  type GeoPoint,
  type NearbyService,
  nearbyService,
  type ServiceCategory,
  type ServiceLocation,
  type ServiceSearch,
  serviceCategory,
  serviceLocation,
  serviceSearch,
} from "#workers/service-locations/service-location.ts";
import type { Deadline } from "../limits/deadline.ts";

type Promised<T> = Promise<Answer<T> | Failure>;

/** An unknown category or id is a failure with status 404. */
export interface ServiceLocations {
  categories(): Promised<ServiceCategory[]>;
  /** 50, nearest first, then the Correspondence School after primary schools. With `kind` only within 50 km. */
  nearest(category: string, point: GeoPoint, kind?: string): Promised<NearbyService[]>;
  search(category: string, text: string): Promised<ServiceSearch>;
  one(category: string, id: number): Promised<ServiceLocation>;
  several(category: string, ids: readonly string[]): Promised<ServiceLocation[]>;
  /** With itself; none when it has no address. */
  sharingAddress(category: string, id: string): Promised<ServiceLocation[]>;
}

/** Seconds; dates and totals change at most once a day. */
const categoriesMaxAge = 60;

export function serviceDirectory(services: Fetcher, deadline: Deadline): ServiceLocations {
  const ask = <T>(path: string, shape: z.ZodType<T>, remembered = false): Promised<T> =>
    call(services, `https://services/service-locations/${path}`, {
      neighbour: "service-locations",
      retries: { times: 2, pause: 500 },
      shape,
      ...deadline(),
      ...(remembered ? { remember: { fresh: categoriesMaxAge } } : {}),
    });
  const of = (category: string) => encodeURIComponent(category);
  return {
    categories: () => ask("categories/", z.array(serviceCategory), true),
    nearest: (category, { latitude, longitude }, kind) =>
      ask(
        `${of(category)}/nearest/?lat=${latitude}&lng=${longitude}${kind ? `&kind=${encodeURIComponent(kind)}` : ""}`,
        z.array(nearbyService),
      ),
    search: (category, text) =>
      ask(`${of(category)}/search/?${new URLSearchParams({ q: text })}`, serviceSearch),
    one: (category, id) => ask(`${of(category)}/${id}/`, serviceLocation),
    sharingAddress: (category, id) =>
      ask(`${of(category)}/${encodeURIComponent(id)}/same-address/`, z.array(serviceLocation)),
    several: (category, ids) =>
      ask(
        `${of(category)}/several/?${new URLSearchParams(ids.map((id) => ["id", id]))}`,
        z.array(serviceLocation),
      ),
  };
}
