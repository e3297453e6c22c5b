import { dayInNewZealand } from "#app/nz/date.ts";
import { securityHeaders } from "#app/server/http/headers.ts";
import { type PageResponse, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import type { NamedPlace } from "#workers/places/place.ts";
import type { NearbyService } from "#workers/service-locations/service-location.ts";
import { boxInView } from "./map/frame.ts";
import { type Land, readLand } from "./map/land.ts";
import { readMapView } from "./map/map-view.ts";
import { lookUpPlace, nameOfPoint, type UnresolvedPlace } from "./query/find-place.ts";
import { finderAddress } from "./query/finder-address.ts";
import { type ChosenPlace, type FinderQuery, readFinderQuery } from "./query/finder-query.ts";
import { rememberedPlace } from "./remembered-place/preferences.ts";
import { type FinderResults, loadServices } from "./results/load-services.ts";

export interface FinderPageProps extends Omit<FinderResults, "status"> {
  query: FinderQuery;
  question: UnresolvedPlace | undefined;
  labels: readonly NamedPlace[];
  land: Land;
  mapbox: { token: string; style: string } | undefined;
  remembered: ChosenPlace | undefined;
  isLoggedIn: boolean;
  isNotSaved: boolean;
  /** In New Zealand, YYYY-MM-DD. */
  today: string;
}

/** Redirects a submitted form to a shareable address and to its results, which are below the form on small screens. */
export async function openFinder(
  visit: Visit,
  request: Request,
  { category }: { category?: string },
): Promise<PageResponse<FinderPageProps>> {
  const parameters = new URL(request.url).searchParams;
  const { query: sent, at, isElsewhere, isForm } = readFinderQuery(parameters, category);
  const remembered = await rememberedPlace(visit);
  const known = withRemembered(sent, remembered, isForm);
  const { place, question } = await find(known, at, isElsewhere, visit);
  const query = place ? { ...known, place, typed: place.text, isPlaceExplicit: true } : known;
  if (question?.is !== "elsewhere" && (isForm || place))
    return redirectTo(
      visit,
      finderAddress(query) + (isForm && question?.is !== "distress" ? "#results" : ""),
    );
  const { status, ...found } = await loadServices(query, visit);
  const props = {
    ...found,
    query,
    question,
    labels: await namesOnMap(query, found.services, visit),
    land: await readLand(visit),
    mapbox: visit.site.mapbox,
    remembered,
    isLoggedIn: visit.account.person !== undefined,
    isNotSaved: parameters.get("kept") === "no",
    today: dayInNewZealand(visit.request.now),
  };
  return show(props, {
    status: question?.is === "failed" ? 503 : status,
    headers: finderHeaders(),
    page: {
      search: new URL(finderAddress(query), visit.site.origin).search,
      hasMap: query.view === "map",
    },
  });
}

/** Applies where no place is named. The form sends the remembered place without naming it. */
function withRemembered(
  query: FinderQuery,
  remembered: ChosenPlace | undefined,
  isForm: boolean,
): FinderQuery {
  if (!remembered) return query.typed || query.place ? query : { ...query, isPlaceExplicit: false };
  const { place } = query;
  const isSame =
    place?.text === remembered.text &&
    place.latitude === remembered.latitude &&
    place.longitude === remembered.longitude;
  if (query.isPlaceExplicit && !(isForm && isSame)) return query;
  return { ...query, place: remembered, typed: remembered.text, isRemembered: true };
}

async function find(
  { place, typed }: FinderQuery,
  at: Parameters<typeof nameOfPoint>[0] | undefined,
  isElsewhere: boolean,
  visit: Visit,
): Promise<{ place?: ChosenPlace; question?: UnresolvedPlace }> {
  if (place) return {};
  if (typed) return lookUpPlace(typed, visit);
  if (at) return nameOfPoint(at, visit);
  return isElsewhere ? { question: { is: "elsewhere" } } : {};
}

const policy = "Permissions-Policy";

/** Only this page may ask for the device's location, when the visitor presses the button. */
const finderHeaders = (): Record<string, string> => ({
  [policy]: (securityHeaders[policy] ?? "").replace("geolocation=()", "geolocation=(self)"),
});

async function namesOnMap(
  { view, map, place }: FinderQuery,
  services: readonly NearbyService[] = [],
  { neighbours: { places } }: Visit,
): Promise<readonly NamedPlace[]> {
  if (view !== "map") return [];
  const named = await places.within(boxInView({ services, place, view: readMapView(map) }));
  return named.ok ? named.value : [];
}
