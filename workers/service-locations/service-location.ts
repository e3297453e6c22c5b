// Field names are the specification's (spec 1 section 3).

/** WGS 84 degrees. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** What the source does not say is null, or an empty list. */
export interface ServiceLocation extends GeoPoint {
  id: number;
  name: string;
  address: string;
  /** In the source's words, such as "Contributing" or "Free Kindergarten"; null for family services. */
  type: string | null;
  description: string | null;
  /** 20 hours ECE; known for early learning services only. */
  subsidy_20_hrs: boolean | null;
  /** On the category's `rolls_as_at`. */
  total_enrolled: number | null;
  /** Early learning services only. */
  licensed_places: number | null;
  /** Such as "Designated Character School" or "Te Kōhanga Reo". */
  definition: string | null;
  /** Such as "State" or "Community based". */
  authority: string | null;
  /** Schools only, such as "Co-Educational". */
  coed_status: string | null;
  services: LocatedService[];
  website: string | null;
  phone: string | null;
  email: string | null;
  contact_availability: string | null;
  /** There is no street address: the point represents the area served. */
  location_is_placeholder: boolean;
}

export interface LocatedService {
  id: number;
  name: string;
  detail: string | null;
}

/** `distance` is km along a great circle, to one decimal; null for the Correspondence School, which teaches anywhere. */
export type NearbyService = ServiceLocation & { distance: number | null };

export type ListedService = Pick<ServiceLocation, "id" | "name" | "latitude" | "longitude" | "type">;

export type FoundService = Pick<ServiceLocation, "id" | "name" | "address">;

/** At most 100 of `total`. */
export interface ServiceSearch {
  total: number;
  matches: FoundService[];
}

export const categoryTypes = ["FAMILY_SERVICES", "EARLY_EDUCATION", "SCHOOLS"] as const;

export interface ServiceCategory {
  id: string;
  name: string;
  name_mi: string;
  type: (typeof categoryTypes)[number];
  /** The date (YYYY-MM-DD) of its data. */
  as_at: string;
  rolls_as_at: string | null;
  /** "porirua": only providers around Porirua. */
  coverage: "national" | "porirua";
  source: DataSource;
  /** All providers, and those that cannot be found because their source has no coordinates. */
  total: number;
  without_location: number;
  /** Last fetch from the real directory (ISO); null when the data came with this product. */
  refreshed_at: string | null;
  /** The last fetch failed: this is the last good copy. */
  stale: boolean;
}

/** `licence` is null where the publisher's was not checked. */
export interface DataSource {
  publisher: string;
  title: string;
  url: string;
  licence: string | null;
}
