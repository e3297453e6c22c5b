import * as z from "zod";
import { type Language, languages } from "#app/i18n/languages.ts";
import type { Seal } from "#app/server/crypto/seal.ts";

export interface Contact {
  readonly address: string;
  readonly language: Language;
  /** For the greeting; may be empty. */
  readonly name: string;
}

export const contactShape: z.ZodType<Contact> = z.object({
  address: z.string(),
  language: z.enum(languages),
  name: z.string(),
});

const purpose = "childcare-contact";
const noEnd = Number.MAX_SAFE_INTEGER;

/** To be saved with the parent's draft whenever they give their address. */
export const contactStatement = async (
  db: D1Database,
  seal: Seal,
  applicationId: string,
  contact: Contact,
): Promise<D1PreparedStatement> =>
  db
    .prepare("update childcare_applications set contact = ?2 where id = ?1")
    .bind(applicationId, await seal.close(purpose, contact, noEnd));

/** @returns undefined when they have given none */
export async function openContact(seal: Seal, sealed: string): Promise<Contact | undefined> {
  return sealed ? contactShape.safeParse(await seal.open(purpose, sealed, 0)).data : undefined;
}
