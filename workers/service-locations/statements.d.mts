import type { ServiceCategory, ServiceLocation } from "./service-location.ts";

/** What has to be said of all services of a type. */
export type SourceFacts = Pick<ServiceCategory, "type" | "as_at" | "rolls_as_at" | "coverage" | "source">;
export type SourceOfType = SourceFacts & { file: string };

/** A provider with the categories it belongs to; where it is may be unknown to its source. */
export interface ListedProvider {
  categories: string[];
  location: Omit<ServiceLocation, "latitude" | "longitude"> & {
    latitude: number | null;
    longitude: number | null;
  };
}

export interface DirectoryVersion {
  facts: SourceFacts;
  /** Names this version: no other one is called so. */
  version: string;
  /** Of the files it came from; none when it was fetched. */
  contentHash?: string;
  /** When it was fetched, in milliseconds. */
  refreshedAt?: number;
}

/**
 * The statements that make the database hold exactly these providers of a type, for one batch.
 * @param db with the migrations applied
 */
export function replacing(
  db: Pick<D1Database, "prepare">,
  version: DirectoryVersion,
  listed: readonly ListedProvider[],
): D1PreparedStatement[];
