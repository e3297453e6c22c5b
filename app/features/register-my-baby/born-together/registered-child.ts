import * as z from "zod";
import { draftLinkShape } from "#app/server/drafts/draft.ts";

/** What the forms of the other children know of this one. */
export const registeredChildShape = z.object({
  reference: z.string(),
  /** "1 of 2" */
  order: z.string(),
  stillBorn: z.boolean(),
  /** The answers come along only as far as the children share them. */
  draft: draftLinkShape,
});

export type RegisteredChild = z.infer<typeof registeredChildShape>;

const numbersIn = (order = ""): number[] => (order.match(/\d+/g) ?? []).map(Number);

/** Birth orders still to be registered. A number given twice uses up another: never more children than were born. */
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
