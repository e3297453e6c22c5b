import { HistoryPage } from "#app/features/baby-names/history/history-page.tsx";
import { historyOf } from "#app/features/baby-names/history/name-history.ts";
import { NamesPage } from "#app/features/baby-names/names-page.tsx";
import { CheckerPage } from "#app/features/paid-parental-leave/checker-page.tsx";
import { followTree } from "#app/features/paid-parental-leave/tree-path.ts";
import { FinderPage } from "#app/features/services-near-me/finder-page.tsx";
import type { FinderPageProps } from "#app/features/services-near-me/open-finder.ts";
import type { NearbyService, ServiceCategory } from "#workers/service-locations/service-location.ts";
import land from "../../../public/land.json";
import type { Groups, Specimen } from "../specimen.ts";

const lookUp = (typed: string) => ({
  typed,
  couldBeName: true,
  history: historyOf(typed),
  maori: [],
  like: ["Olive", "Oliver"],
});

const names = (list: "english" | "maori", search = ""): Specimen => ({
  name: `NamesPage ${list}${search}`,
  draw: () => <NamesPage list={list} />,
  context: { path: list === "maori" ? "/news/baby-names-maori" : "/news/baby-names", search },
});

const history = (...typed: string[]): Specimen => ({
  name: `HistoryPage ${typed.join(", ") || "empty"}`,
  draw: () => (
    <HistoryPage
      query={{ name: typed[0] ?? "", ...(typed[1] ? { with: typed[1] } : {}) }}
      names={typed.map(lookUp)}
    />
  ),
  context: { path: "/baby-name" },
});

const category: ServiceCategory = {
  id: "kindergarten",
  name: "Kindergarten",
  name_mi: "Kura kōhungahunga",
  type: "EARLY_EDUCATION",
  as_at: "2026-11-01",
  rolls_as_at: "2026-07-01",
  coverage: "national",
  source: {
    publisher: "Ministry of Education",
    title: "ECE directory",
    url: "https://www.educationcounts.govt.nz/",
    licence: "CC BY 4.0",
  },
  kinds: ["free-kindergarten", "te-kohanga-reo"],
  total: 4500,
  without_location: 3,
  refreshed_at: null,
  stale: false,
};

const service = (id: number, more: Partial<NearbyService> = {}): NearbyService => ({
  id,
  name: "Naenae Kindergarten",
  latitude: -41.2 - id / 300,
  longitude: 174.94 + (id % 3) / 200,
  type: "Free Kindergarten",
  address: "12 Vogel Street, Naenae, Lower Hutt",
  description: "A kindergarten in the middle of Naenae.",
  subsidy_20_hrs: true,
  total_enrolled: 38,
  licensed_places: 40,
  definition: null,
  authority: "Community based",
  coed_status: null,
  services: [],
  website: "https://example.govt.nz/",
  phone: "04 555 0100",
  email: "naenae@example.govt.nz",
  contact_availability: null,
  location_is_placeholder: false,
  distance: id / 2,
  ...more,
});

const place = { text: "Naenae, Lower Hutt", latitude: -41.2, longitude: 174.945 };
const query: FinderPageProps["query"] = {
  category: undefined,
  place: undefined,
  typed: "",
  kind: undefined,
  page: undefined,
  view: "list",
  pin: undefined,
  map: undefined,
  isPlaceExplicit: false,
  isRemembered: false,
};
const asked: FinderPageProps = {
  today: "2026-11-24",
  query,
  question: undefined,
  labels: [],
  land,
  mapbox: undefined,
  remembered: undefined,
  isLoggedIn: false,
  isNotSaved: false,
  categories: [category],
  category: undefined,
  isUnknownCategory: false,
  services: undefined,
  failed: undefined,
};
const found: FinderPageProps = {
  ...asked,
  query: { ...query, category: category.id, place, typed: place.text, isPlaceExplicit: true },
  category,
  services: [
    service(1),
    service(2, { name: "Te Kōhanga Reo o Naenae", type: "Te Kohanga Reo", definition: "Te Kōhanga Reo" }),
    service(3, { phone: null, email: null, website: null, location_is_placeholder: true }),
  ],
};

const finder = (name: string, props: FinderPageProps): Specimen => ({
  name: `FinderPage ${name}`,
  draw: () => <FinderPage {...props} />,
  context: { path: "/services-near-me" },
});

const leave = (name: string, search: string): Specimen => ({
  name: `CheckerPage ${name}`,
  draw: () => <CheckerPage {...followTree(new URLSearchParams(search))} dueDate={undefined} />,
  context: { path: "/financial-help/paid-parental-leave-checker", search },
});

export const charts: Groups = {
  names: [
    names("english"),
    names("english", "?category=boys&year=1995"),
    names("maori"),
    history("Olivia", "Oliver"),
  ],
  services: [
    finder("empty", asked),
    finder("found", found),
    finder("one kind", { ...found, query: { ...found.query, kind: "free-kindergarten" } }),
    finder("failed", { ...found, services: undefined, failed: "services" }),
  ],
  map: [
    finder("map", { ...found, query: { ...found.query, view: "map" } }),
    finder("map, one pinned", { ...found, query: { ...found.query, view: "map", pin: "2" } }),
  ],
  leave: [
    leave("first question", ""),
    leave("half way", "?situation=giving-birth&worked=yes"),
    leave("likely", "?situation=giving-birth&worked=yes&stopping=yes&recent=no"),
    leave("unlikely", "?situation=giving-birth&worked=no"),
  ],
  empty: [history(), history("Zzyzx"), finder("nobody near", { ...found, services: [] })],
};
