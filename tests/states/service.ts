import { at, opened, type State } from "./arriving.ts";

const finder = "/services-near-me";
const karori = "place=Karori,+Wellington&at=-41.28506,174.73666";

/** The services finder. Its field for a place is a combobox once the script is there. */
export const serviceStates: readonly State[] = [
  { name: "services, nothing chosen", status: 200, arrive: at(finder) },
  {
    name: "services, a place that is not clear",
    status: 200,
    arrive: at(`${finder}/antenatal?place=queen+street`),
  },
  {
    name: "services, fifty in a list",
    status: 200,
    arrive: at(`${finder}/early-education?${karori}`),
  },
  {
    name: "services of the family directory, all opened",
    status: 200,
    isWide: true,
    arrive: opened(at(`${finder}/mental-health?place=Porirua&at=-41.13,174.84`)),
  },
  {
    name: "services, fifty on a map, one of them pinned",
    status: 200,
    arrive: at(`${finder}/early-education?${karori}&view=map&pin=5345`),
  },
  {
    name: "services, unavailable",
    status: 503,
    on: "services",
    arrive: at(`${finder}/primary-schools?${karori}`),
  },
];
