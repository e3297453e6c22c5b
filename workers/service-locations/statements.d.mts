import type { ServiceCategory, ServiceLocation } from "./service-location.ts";

export type SourceFacts = Pick<ServiceCategory, "type" | "as_at" | "rolls_as_at" | "coverage" | "source">;
export type SourceOfType = SourceFacts & { file: string };

/** Coordinates may be unknown to the source. */
export interface ListedProvider {
  categories: string[];
  location: Omit<ServiceLocation, "latitude" | "longitude"> & {
    latitude: number | null;
    longitude: number | null;
  };
}

export interface DirectoryVersion {
  facts: SourceFacts;
  version: string;
  contentHash?: string;
  /** Milliseconds. */
  refreshedAt?: number;
}

export function replacing(
  db: Pick<D1Database, "prepare">,
  version: DirectoryVersion,
  listed: readonly ListedProvider[],
): D1PreparedStatement[];
