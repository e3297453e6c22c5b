export const islands = {
  form: {
    when: "idle",
    adds: "checks touched questions again, keeps Enter from sending a long form, leads to errors",
  },
  stage: {
    when: "load",
    adds: "lets the address follow the section in view, opens the card it names, opens all cards at once",
  },
  "to-do": {
    when: "interaction",
    adds: "saves ticks of the to-do list as they are made",
  },
  session: {
    when: "load",
    adds: "says five minutes before a log-in ends that it does, and how to go on",
  },
  region: {
    when: "idle",
    adds: "shows more results, or another list, without leaving the page",
  },
  address: {
    when: "idle",
    adds: "suggests addresses while one types the first line of one, and fills in its other lines",
  },
  dollars: {
    when: "interaction",
    adds: "gives an amount its cents when it is left",
  },
  "place-search": {
    when: "idle",
    adds: "suggests places while one types, offers the device's own location",
  },
  map: {
    when: "visible",
    adds: "shows what is pinned without leaving the page, lets fingers, mouse and keys move the map",
  },
  "mapbox-map": {
    when: "visible",
    adds: "has the map drawn by the maps service, where one is configured",
  },
  uploads: {
    when: "idle",
    adds: "sends files as soon as they are chosen, makes large photos smaller, says how far it is",
  },
  offline: {
    when: "idle",
    adds: "lets pages of the guide that were read be read again without a connection",
  },
  quiet: {
    when: "load",
    adds: "has the browser forget the pages that were kept, on a page that leaves no trace",
  },
  layers: {
    when: "idle",
    adds: "brings the next question of a tree into the page, and its result a moment after the last answer",
  },
  shell: {
    when: "load",
    adds: "leaves the site at once, shares a page by the device's own means, tells what a page was used for",
  },
} as const satisfies Record<string, { when: "load" | "idle" | "visible" | "interaction"; adds: string }>;

export type IslandName = keyof typeof islands;
