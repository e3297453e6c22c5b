import type { Visit } from "#app/server/visit.ts";
import { nearBy } from "#workers/service-locations/near.ts";
import type { NearbyService, ServiceCategory } from "#workers/service-locations/service-location.ts";
import type { FinderQuery } from "../query/finder-query.ts";

export interface FinderResults {
  categories: readonly ServiceCategory[] | undefined;
  category: ServiceCategory | undefined;
  isUnknownCategory: boolean;
  /** Undefined while a choice is missing, or when loading failed. */
  services: readonly NearbyService[] | undefined;
  failed: "categories" | "services" | "both" | undefined;
  status: number;
}

export async function loadServices(
  { category: id, place, kind }: FinderQuery,
  { neighbours: { serviceLocations } }: Visit,
): Promise<FinderResults> {
  const find = async (asked: string | undefined) => {
    if (!id || !place) return undefined;
    const found = await serviceLocations.nearest(id, place, asked);
    return !found.ok && found.status === 400 && asked ? serviceLocations.nearest(id, place) : found;
  };
  const [listing, nearest] = await Promise.all([serviceLocations.categories(), find(kind)]);
  const categories = listing.ok ? byName(listing.value) : undefined;
  const category = categories?.find((each) => each.id === id);
  const isUnknown = nearest?.ok === false && nearest.status === 404;
  const isUnknownCategory = id !== undefined && (categories ? !category : isUnknown);
  if (isUnknownCategory)
    return { categories, category, isUnknownCategory, services: undefined, failed: undefined, status: 404 };
  const services = nearest?.ok ? nearest.value.filter(isNear) : undefined;
  const lacksServices = nearest?.ok === false;
  const failed = whatFailed(!categories, lacksServices);
  return { categories, category, isUnknownCategory, services, failed, status: failed ? 503 : 200 };
}

/** A service without a distance is everywhere, so it is near. */
const isNear = ({ distance }: NearbyService): boolean => distance === null || distance <= nearBy;

function whatFailed(categories: boolean, services: boolean): FinderResults["failed"] {
  if (categories && services) return "both";
  if (categories) return "categories";
  return services ? "services" : undefined;
}

const byName = (categories: readonly ServiceCategory[]): ServiceCategory[] =>
  [...categories].sort((one, other) => one.name.localeCompare(other.name, "en"));
