import * as z from "zod";

const text = z.string();

export const namedPlace = z
  .object({
    /** Stable, such as "locality-1145", "street-1145-karori-road" or "postcode-6012". */
    id: text,
    kind: z.enum(["locality", "street", "postcode", "address"]),
    /** Unique formatted address, such as "Karori Road, Karori, Wellington". */
    text,
    name: text,
    /** Its Māori name where that differs, such as "Te Whanganui-a-Tara". */
    name_mi: text.nullable(),
    /** Null for a town, or a place outside towns. */
    town: text.nullable(),
    region: text.nullable(),
    /** Where it has exactly one that is known. */
    postcode: text.nullable(),
    /** WGS 84 degrees; a street has those of its suburb. */
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    /** True when the point is not its own: a street has its suburb's. */
    is_approximate: z.boolean(),
  })
  .meta({ id: "NamedPlace" });

export type NamedPlace = z.infer<typeof namedPlace>;
