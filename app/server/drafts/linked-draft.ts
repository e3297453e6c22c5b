import * as z from "zod";
import { fromBase64Url, toBase64Url } from "#workers/base64url.ts";
import { withTimeout } from "../http/with-timeout.ts";
import { logFailure } from "../log.ts";
import type { DraftContext } from "./context.ts";
import type { Draft, DraftLink } from "./draft.ts";
import { selectDraft } from "./draft-rows.ts";
import { decryptWithKey } from "./encrypted-content.ts";

export const draftLinkShape: z.ZodType<DraftLink> = z.object({ id: z.string(), key: z.string() });

export const linkTo = ({ id, key }: Draft<unknown>): DraftLink => ({ id, key: toBase64Url(key) });

export async function openLinked<T>(
  { db, of, now }: DraftContext<T>,
  { id, key }: DraftLink,
): Promise<Draft<T> | undefined> {
  try {
    const row = await withTimeout(selectDraft(db, id, now));
    return row && (await decryptWithKey(of, row, fromBase64Url(key)));
  } catch (error) {
    logFailure(error);
    return undefined;
  }
}
