import * as z from "zod";
import { draftLinkShape } from "#app/server/drafts/draft.ts";

/** One of several children born together, as the forms of the others know it. */
export const registeredChildShape = z.object({
  reference: z.string(),
  /** "1 of 2" */
  order: z.string(),
  stillBorn: z.boolean(),
  /** Its confirmation, and nothing of its answers that the others do not share. */
  draft: draftLinkShape,
});

export type RegisteredChild = z.infer<typeof registeredChildShape>;

const numbersIn = (order = ""): number[] => (order.match(/\d+/g) ?? []).map(Number);

/**
 * The order of birth of those that have no registration yet. A number given to two of them leaves out another one: never are more
 * children offered than were born.
 * @param order as "1 of 2"; missing: a child born alone
 */
export function ordersLeft(
  order: string | undefined,
  others: readonly Pick<RegisteredChild, "order">[],
): string[] {
  const [own, total = 1] = numbersIn(order);
  const taken = new Set([own, ...others.map((other) => numbersIn(other.order)[0])]);
  return Array.from({ length: total }, (_, index) => index + 1)
    .filter((number) => !taken.has(number))
    .slice(0, Math.max(0, total - 1 - others.length))
    .map((number) => `${number} of ${total}`);
}
