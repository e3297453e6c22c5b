export type ApplicationPayload = Readonly<Record<string, unknown>>;

/** Rows by number: "siblings.0.sex". */
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

export function textAt(payload: ApplicationPayload, name: string): string {
  const value = valueAt(payload, name);
  return typeof value === "string" ? value.trim() : "";
}

export function siblingsIn(payload: ApplicationPayload): number {
  const siblings = valueAt(payload, "siblings");
  return Array.isArray(siblings) ? Math.min(siblings.length, 8) : 0;
}

export const parentsIn = (payload: ApplicationPayload): ("mother" | "father")[] =>
  valueAt(payload, "fatherKnown") === true ? ["mother", "father"] : ["mother"];
