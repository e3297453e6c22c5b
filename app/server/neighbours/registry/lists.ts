import * as z from "zod";
import { type Answer, call, type Failure } from "#workers/call/index.ts";
import type { Deadline } from "../../limits/deadline.ts";
import type { RegistryNeighbour } from "./neighbour.ts";

export interface RegistryList<T> {
  entries: T[];
  isSample: boolean;
}

const facility = z.object({
  identifier: z.string().min(1),
  name: z.string().min(1),
  location: z
    .string()
    .nullish()
    .transform((value) => value ?? ""),
});

const country = z.object({
  code: z.string().min(1),
  name: z.string().min(1),
  name_mi: z
    .string()
    .nullish()
    .transform((value) => value || undefined),
});

export type Facility = z.infer<typeof facility>;
export type Country = z.infer<typeof country>;

const listOf = <T extends z.ZodType>(entry: T) =>
  z
    .object({ response: z.array(entry).min(1), sample: z.boolean().optional() })
    .transform(({ response, sample }) => ({ entries: response, isSample: sample ?? false }));

/** Seconds. A list serves for a day when the registry fails. */
const maxAge = 60 * 60;

export const listFacilities = (
  at: RegistryNeighbour,
  deadline: Deadline,
): Promise<Answer<RegistryList<Facility>> | Failure> =>
  ask(at, deadline, "/api/bro/ref/birth-facilities", listOf(facility));

export const listCountries = (
  at: RegistryNeighbour,
  deadline: Deadline,
): Promise<Answer<RegistryList<Country>> | Failure> =>
  ask(at, deadline, "/api/bro/countries", listOf(country));

const ask = <T>(
  { fetcher, base }: RegistryNeighbour,
  deadline: Deadline,
  path: string,
  shape: z.ZodType<T>,
): Promise<Answer<T> | Failure> =>
  call(fetcher, base + path, {
    neighbour: "registry",
    retries: { times: 2, pause: 500 },
    shape,
    ...deadline(),
    remember: { fresh: maxAge },
  });
