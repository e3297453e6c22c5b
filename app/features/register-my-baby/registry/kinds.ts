import * as z from "zod";

/** Text of at most so many characters. */
export const text = (max: number) => z.string().max(max);
/** A day, or an empty text where it was asked and not answered. */
export const day = z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/);
/** Nine digits. */
export const irdNumber = z.string().regex(/^\d{9}$/);
/** Eight or nine digits. */
export const clientNumber = z.string().regex(/^\d{8,9}$/);

/** The texts that are as long everywhere: a name, an email address, a phone number. */
export const longest = { name: 75, email: 60, phone: 20 } as const;
export const name = text(longest.name).optional();
export const email = text(longest.email).optional();
export const phone = text(longest.phone).optional();

export const ethnicities = [
  "nzEuropean",
  "maori",
  "samoan",
  "cookIslandMaori",
  "tongan",
  "niuean",
  "chinese",
  "indian",
] as const;

/** One truth for each group, and the description of another. */
export const ethnicGroups = z.strictObject({
  ...(Object.fromEntries(ethnicities.map((group) => [group, z.boolean()])) as Record<
    (typeof ethnicities)[number],
    z.ZodBoolean
  >),
  other: text(30).optional(),
});

export const yesNoUnknown = ["yes", "no", "unknown"] as const;
export const sexes = ["male", "female"] as const;
