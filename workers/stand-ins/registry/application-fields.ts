// Reads what was sent by the dotted names of the payload, whatever shape it has.

export type ApplicationPayload = Readonly<Record<string, unknown>>;

/** What stands at a dotted name, rows by number ("siblings.0.sex"); nothing where the way there ends. */
export function valueAt(payload: ApplicationPayload, name: string): unknown {
  return name
    .split(".")
    .reduce<unknown>(
      (level, part) =>
        typeof level === "object" && level !== null && Object.hasOwn(level, part)
          ? (level as Record<string, unknown>)[part]
          : undefined,
      payload,
    );
}

/** The text at a dotted name without spaces at its ends; empty where there is none. */
export function textAt(payload: ApplicationPayload, name: string): string {
  const value = valueAt(payload, name);
  return typeof value === "string" ? value.trim() : "";
}

/** How many brothers and sisters were sent. */
export function siblingsIn(payload: ApplicationPayload): number {
  const siblings = valueAt(payload, "siblings");
  return Array.isArray(siblings) ? Math.min(siblings.length, 8) : 0;
}

/** The parents who are part of this registration. */
export const parentsIn = (payload: ApplicationPayload): ("mother" | "father")[] =>
  valueAt(payload, "fatherKnown") === true ? ["mother", "father"] : ["mother"];
