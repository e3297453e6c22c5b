// As published. `situation.ts` does the checking, and reports errors as the OpenFisca Web API does; index.test.ts holds the two
// together. The variables are at /rules/spec.

import * as z from "zod";
import { entities, roleName } from "../entities.ts";
import { mostSituations } from "../explain.ts";
import { parsePeriod } from "../periods.ts";
import { mostAtOnce } from "../reform/calculate-many.ts";
import { mostPersons } from "../situation.ts";

const period = z
  .string()
  .refine((text) => parsePeriod(text) !== undefined)
  .meta({ examples: ["2026", "2026-04", "2026-04-01", "ETERNITY", "month:2026-04:3"] });

/** null asks for the value. */
const value = z.union([z.boolean(), z.number(), z.string()]).nullable();
const values = z.record(period, value);
const members = z.union([z.string(), z.array(z.string())]);
const facts = z.record(z.string(), values);
const group = (roles: readonly string[]) =>
  z.record(
    z.string(),
    z.object(Object.fromEntries(roles.map((role) => [role, members.optional()]))).catchall(values),
  );

const instances = Object.fromEntries(
  entities
    .filter(({ roles }) => roles)
    .map(({ plural, roles = [] }) => [plural, group(roles.map(roleName)).optional()]),
);

export const situation = z
  .strictObject({
    persons: z
      .record(z.string(), facts)
      .refine((persons) => Object.keys(persons).length > 0 && Object.keys(persons).length <= mostPersons)
      .meta({ minProperties: 1, maxProperties: mostPersons }),
    ...instances,
  })
  .meta({ id: "Situation" });

/** Only what differs from the first one in the list. */
const differing = z
  .object({ differs: z.record(z.string(), z.record(z.string(), z.record(z.string(), values.or(members)))) })
  .meta({
    id: "DifferingSituation",
    description: "As the first situation, but for these values; {} takes a value away.",
  });

const several = (most: number) => z.array(situation).min(1).max(most);
const possible = z
  .array(z.union([situation, differing]))
  .min(1)
  .max(mostSituations);

export const bodies = {
  situation,
  explained: z.union([situation, z.object({ situations: possible })]),
  many: z.object({ situations: several(mostAtOnce.situations) }),
  outlook: z.object({ situations: possible, later: possible.optional() }),
};
