/** Everything that runs in a browser: its name is its file, `when` is the moment it is loaded. */
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
    adds: "says two minutes before a log-in ends that it does, and how to go on",
  },
  region: {
    when: "idle",
    adds: "shows more results without leaving the page",
  },
  shell: {
    when: "load",
    adds: "leaves the site at once, shares a page by the device's own means, tells what a page was used for",
  },
} as const satisfies Record<string, { when: "load" | "idle" | "visible" | "interaction"; adds: string }>;

export type IslandName = keyof typeof islands;
