import * as z from "zod";
import { fromBase64Url, toBase64Url } from "#workers/base64url.ts";
import { withTimeout } from "../http/with-timeout.ts";
import { logFailure } from "../log.ts";
import { personAgeOf } from "./ages.ts";
import type { DraftContext } from "./context.ts";
import type { Draft, DraftLink, OpenedLink } from "./draft.ts";
import { selectDraft } from "./draft-rows.ts";
import { decryptWithKey } from "./encrypted-content.ts";

export const draftLinkShape: z.ZodType<DraftLink> = z.object({ id: z.string(), key: z.string() });

export const linkTo = ({ id, key }: Pick<Draft<unknown>, "id" | "key">): DraftLink => ({
  id,
  key: toBase64Url(key),
});

/** The inverse of `linkTo`. */
export const ofLink = ({ id, key }: DraftLink): Pick<Draft<unknown>, "id" | "key"> => ({
  id,
  key: fromBase64Url(key),
});

export async function openLinked<T>(
  { db, of, now, isUnknown }: DraftContext<T>,
  { id, key }: DraftLink,
): Promise<OpenedLink<T>> {
  try {
    if (isUnknown) return { is: "unavailable" };
    const row = await withTimeout(selectDraft(db, id, { now, personAge: personAgeOf(of.form) }));
    const draft = row && (await decryptWithKey(of, row, fromBase64Url(key)));
    return draft ? { is: "draft", draft } : { is: "none" };
  } catch (error) {
    logFailure(error);
    return { is: "unavailable" };
  }
}
