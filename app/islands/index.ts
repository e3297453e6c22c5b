/** Everything that runs in a browser: its name is its file, `when` is the moment it is loaded. */
export const islands = {
  form: {
    when: "idle",
    adds: "checks touched questions again, keeps Enter from sending a long form, leads to errors",
  },
} as const satisfies Record<string, { when: "load" | "idle" | "visible" | "interaction"; adds: string }>;

export type IslandName = keyof typeof islands;
