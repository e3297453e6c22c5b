import * as z from "zod";

const text = z.string();

export const namedPlace = z
  .object({
    /** Such as "locality-1145", "street-1145-karori-road" or "postcode-6012". */
    id: text,
    kind: z.enum(["locality", "street", "postcode", "address"]),
    text,
    name: text,
    /** Where it differs, such as "Te Whanganui-a-Tara". */
    name_mi: text.nullable(),
    /** Null for a town, or outside towns. */
    town: text.nullable(),
    region: text.nullable(),
    postcode: text.nullable(),
    /** WGS 84 degrees. */
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    /** A street has its suburb's point. */
    is_approximate: z.boolean(),
  })
  .meta({ id: "NamedPlace" });

export type NamedPlace = z.infer<typeof namedPlace>;
