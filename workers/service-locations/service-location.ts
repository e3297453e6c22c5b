// Field names are the specification's.

import * as z from "zod";

const text = z.string();
const optional = text.nullable();
const count = z.int().nonnegative();
const number = z.number();

/** WGS 84 degrees. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

export const listedService = z
  .object({ id: number, name: text, latitude: number, longitude: number, type: optional })
  .meta({ id: "ListedService" });

const fields = listedService.extend({
  address: text,
  type: optional,
  description: optional,
  /** 20 hours ECE; early learning services only. */
  subsidy_20_hrs: z.boolean().nullable(),
  total_enrolled: count.nullable(),
  licensed_places: count.nullable(),
  definition: optional,
  authority: optional,
  coed_status: optional,
  services: z.array(z.object({ id: number, name: text, detail: optional })),
  website: optional,
  phone: optional,
  email: optional,
  contact_availability: optional,
  /** The point stands for the area served. */
  location_is_placeholder: z.boolean(),
});

export const serviceLocation = fields.meta({ id: "ServiceLocation" });
export type ServiceLocation = z.infer<typeof serviceLocation>;

/** `distance`: km along a great circle; null for the Correspondence School, which teaches anywhere. */
export const nearbyService = fields
  .extend({ distance: number.nonnegative().nullable() })
  .meta({ id: "NearbyService" });
export type NearbyService = z.infer<typeof nearbyService>;

export type ListedService = z.infer<typeof listedService>;

export type FoundService = Pick<ServiceLocation, "id" | "name" | "address">;

/** At most 100 of `total`. */
export const serviceSearch = z.object({
  total: count,
  matches: z.array(z.object({ id: number, name: text, address: text })),
});
export type ServiceSearch = z.infer<typeof serviceSearch>;

const categoryTypes = ["FAMILY_SERVICES", "EARLY_EDUCATION", "SCHOOLS"] as const;

export const serviceCategory = z
  .object({
    id: text,
    name: text,
    name_mi: text,
    type: z.enum(categoryTypes),
    /** YYYY-MM-DD. */
    as_at: text,
    rolls_as_at: optional,
    /** "porirua": only providers around Porirua. */
    coverage: z.enum(["national", "porirua"]),
    source: z.object({ publisher: text, title: text, url: text, licence: optional }),
    kinds: z.array(text),
    total: count,
    without_location: count,
    /** Last fetch from the real directory (ISO); null for data that came with the product. */
    refreshed_at: optional,
    stale: z.boolean(),
  })
  .meta({ id: "ServiceCategory" });
export type ServiceCategory = z.infer<typeof serviceCategory>;
