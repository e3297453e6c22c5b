import * as z from "zod";
import { type Answer, call, type Failure, type Fetcher } from "#workers/call/index.ts";
import type {
  GeoPoint,
  ListedService,
  NearbyService,
  ServiceCategory,
  ServiceLocation,
  ServiceSearch,
} from "#workers/service-locations/service-location.ts";
import type { Deadline } from "../http/deadline.ts";

const text = z.string();
const optional = text.nullable();
const count = z.number().int().nonnegative();

const category = z.object({
  id: text,
  name: text,
  name_mi: text,
  type: z.enum(["FAMILY_SERVICES", "EARLY_EDUCATION", "SCHOOLS"]),
  as_at: text,
  rolls_as_at: optional,
  coverage: z.enum(["national", "porirua"]),
  source: z.object({ publisher: text, title: text, url: text, licence: optional }),
  total: count,
  without_location: count,
  refreshed_at: optional,
  stale: z.boolean(),
});

const listed = z.object({
  id: z.number(),
  name: text,
  latitude: z.number(),
  longitude: z.number(),
  type: optional,
});

const location = listed.extend({
  address: text,
  description: optional,
  subsidy_20_hrs: z.boolean().nullable(),
  total_enrolled: count.nullable(),
  licensed_places: count.nullable(),
  definition: optional,
  authority: optional,
  coed_status: optional,
  services: z.array(z.object({ id: z.number(), name: text, detail: optional })),
  website: optional,
  phone: optional,
  email: optional,
  contact_availability: optional,
  location_is_placeholder: z.boolean(),
});

const search = z.object({
  total: count,
  matches: z.array(z.object({ id: z.number(), name: text, address: text })),
});

const nearby = location.extend({ distance: z.number().nonnegative().nullable() });

type Promised<T> = Promise<Answer<T> | Failure>;

/** The directory of services (spec 1 section 7). An unknown category or id is a failure with status 404. */
export interface ServiceLocations {
  categories(): Promised<ServiceCategory[]>;
  /** 50, nearest first; of primary schools the Correspondence School comes after them. */
  nearest(category: string, point: GeoPoint): Promised<NearbyService[]>;
  inCategory(category: string): Promised<ListedService[]>;
  /** By name and address; the first 100. */
  search(category: string, text: string): Promised<ServiceSearch>;
  one(category: string, id: number): Promised<ServiceLocation>;
}

/** Seconds; dates and totals change once a day at most. */
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
    categories: () => ask("categories/", z.array(category), true),
    nearest: (category, { latitude, longitude }) =>
      ask(`${of(category)}/nearest/?lat=${latitude}&lng=${longitude}`, z.array(nearby)),
    inCategory: (category) => ask(`${of(category)}/`, z.array(listed)),
    search: (category, text) => ask(`${of(category)}/search/?${new URLSearchParams({ q: text })}`, search),
    one: (category, id) => ask(`${of(category)}/${id}/`, location),
  };
}
