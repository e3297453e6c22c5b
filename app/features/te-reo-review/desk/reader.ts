import * as z from "zod";
import { sealedCookie } from "#app/server/cookies/sealed-cookie.ts";
import { areaCookies } from "#app/server/cookies/site-cookies.ts";
import { sha256 } from "#app/server/crypto/sha256.ts";
import { withTimeout } from "#app/server/http/with-timeout.ts";
import type { Visit } from "#app/server/visit.ts";

const age = 90 * 24 * 60 * 60 * 1000;

const cookieOf = (visit: Visit) =>
  sealedCookie(visit, { ...areaCookies.reader, age, shape: z.object({ hash: z.string() }) });

/** @returns the name of whoever has such a code; it can be taken back at any time */
async function nameOf({ account: { db } }: Visit, hash: string): Promise<string | undefined> {
  const row = await withTimeout(
    db
      .prepare("select name from translation_readers where code_hash = ?1")
      .bind(hash)
      .first<{ name: string }>(),
  );
  return row?.name;
}

/** @throws when the database does not answer */
export async function readerOf(visit: Visit): Promise<string | undefined> {
  const known = await cookieOf(visit).read();
  return known && nameOf(visit, known.hash);
}

export const readerWith = async (visit: Visit, code: string): Promise<string | undefined> =>
  nameOf(visit, await sha256(code));

/** @returns `Set-Cookie` headers */
export const admit = async (visit: Visit, code: string): Promise<string[]> =>
  cookieOf(visit).save({ hash: await sha256(code) });

export const dismiss = (visit: Visit): string[] => cookieOf(visit).clear();
