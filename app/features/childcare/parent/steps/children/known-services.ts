import * as z from "zod";
import { type Answers, answerTo } from "#app/forms/answers.ts";
import type { Derived } from "#app/wizard/hooks.ts";
import type { ServiceLocation, ServiceSearch } from "#workers/service-locations/service-location.ts";

const optional = z.string().nullable();
const knownShape = z.object({
  provider_identifier: z.string(),
  provider_name: z.string(),
  address: z.string(),
  provider_phone_number: optional,
  /** From the directory: only a suggestion. */
  email: optional,
  provider_offers_20_hours_ece: z.boolean(),
});

/** What the directory says; never read from a form. */
export type KnownService = z.infer<typeof knownShape>;

const searchShape = z.object({
  total: z.number(),
  matches: z.array(z.object({ id: z.number(), name: z.string(), address: z.string() })),
});

const serviceKey = (identifier: string): string => `services.${identifier}`;
const searchKey = (text: string): string => `services.search.${text}`;

/** @param known answers with derived ones, or derived ones alone */
export function knownService(known: Answers, identifier: string | undefined): KnownService | undefined {
  return identifier === undefined ? undefined : read(knownShape, answerTo(known, serviceKey(identifier)));
}

export function knownSearch(known: Answers, text: string | undefined): ServiceSearch | undefined {
  return text === undefined ? undefined : read(searchShape, answerTo(known, searchKey(text)));
}

function read<T>(shape: z.ZodType<T>, json: string | undefined): T | undefined {
  if (json === undefined) return undefined;
  const parsed = shape.safeParse(JSON.parse(json));
  return parsed.success ? parsed.data : undefined;
}

/** Kept under the service's number, whatever row it is in. */
export const serviceEntry = (found: ServiceLocation): Derived => {
  const service: KnownService = {
    provider_identifier: String(found.id),
    provider_name: found.name,
    address: found.address,
    provider_phone_number: found.phone,
    email: found.email,
    provider_offers_20_hours_ece: found.subsidy_20_hrs === true,
  };
  return { [serviceKey(service.provider_identifier)]: JSON.stringify(service) };
};

export const searchEntry = (text: string, found: ServiceSearch): Derived => ({
  [searchKey(text)]: JSON.stringify(found),
});

/** Drops services no longer chosen, and searches that have led to a choice. */
export function withoutUnused(
  derived: Derived,
  identifiers: readonly string[],
  texts: readonly string[],
): Derived {
  const used = new Set([...identifiers.map(serviceKey), ...texts.map(searchKey)]);
  return Object.fromEntries(
    Object.entries(derived).filter(([name]) => !name.startsWith("services.") || used.has(name)),
  );
}
