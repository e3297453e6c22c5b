// What the directory of services tells, in the specification's field names (spec 1 section 3).

/** A point on the Earth, WGS 84 degrees. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** A provider of services. What its source does not say is null, or an empty list. */
export interface ServiceLocation extends GeoPoint {
  /** Unique within its category. */
  id: number;
  name: string;
  /** Street, suburb and town, comma between them; may be empty. */
  address: string;
  /** The source's word for its kind, such as "Contributing" or "Free Kindergarten"; null for family services. */
  type: string | null;
  description: string | null;
  /** 20 hours ECE; known of early learning services only. */
  subsidy_20_hrs: boolean | null;
  /** Children on the roll on the category's `rolls_as_at`. */
  total_enrolled: number | null;
  /** Early learning services only. */
  licensed_places: number | null;
  /** Such as "Designated Character School" or "Te Kōhanga Reo". */
  definition: string | null;
  /** Who runs it, such as "State" or "Community based". */
  authority: string | null;
  /** Schools only, such as "Co-Educational". */
  coed_status: string | null;
  services: Service[];
  website: string | null;
  phone: string | null;
  email: string | null;
  /** When it can be reached, in the provider's own words. */
  contact_availability: string | null;
  /** There is no street address: the point stands for the area that is served. */
  location_is_placeholder: boolean;
}

/** One of the services that a provider offers. */
export interface Service {
  id: number;
  name: string;
  detail: string | null;
}

/** `distance` is in km along a great circle, to one decimal; null for the Correspondence School, which teaches anywhere. */
export type NearbyService = ServiceLocation & { distance: number | null };

/** A provider as the list of a whole category has it. */
export type ListedService = Pick<ServiceLocation, "id" | "name" | "latitude" | "longitude" | "type">;

export const categoryTypes = ["FAMILY_SERVICES", "EARLY_EDUCATION", "SCHOOLS"] as const;

/** A category of the directory, and what has to be said of its data. */
export interface ServiceCategory {
  id: string;
  name: string;
  name_mi: string;
  type: (typeof categoryTypes)[number];
  /** The day (YYYY-MM-DD) that its data is of. */
  as_at: string;
  /** The day that the numbers of children are of, where there are any. */
  rolls_as_at: string | null;
  /** "porirua" says that only providers around Porirua are in it. */
  coverage: "national" | "porirua";
  source: DataSource;
  /** Providers that can be found, and those that cannot because their source has no coordinates for them. */
  total: number;
  without_location: number;
  /** When it was last fetched from the real directory (ISO); null when it came with this product. */
  refreshed_at: string | null;
  /** It is fetched from the real directory, but not lately: this is the last good copy. */
  stale: boolean;
}

/** Where data comes from; `licence` is null where the publisher's was not checked. */
export interface DataSource {
  publisher: string;
  title: string;
  url: string;
  licence: string | null;
}
