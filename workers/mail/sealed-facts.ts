import { decryptJson, encryptJson } from "../aes-gcm.ts";
import { deriveKey } from "../derive-key.ts";

const purpose = "mail-facts";

/** The one key that both workers derive from SEAL_SECRET. */
export const factsKey = (siteSecret: string): Promise<CryptoKey> => deriveKey(siteSecret, purpose, purpose);

/** The same key, of a site that hands out no secret. */
export const factsKeyOf = (seal: {
  deriveKey(purpose: string, secret: string): Promise<CryptoKey>;
}): Promise<CryptoKey> => seal.deriveKey(purpose, purpose);

/** For `mails_to_send.facts`: the database alone tells nothing. @param mailId moved to another mail it cannot be opened */
export const sealFacts = async (key: CryptoKey, mailId: string, facts: object) => ({
  sealed: await encryptJson(key, facts, `mail\n${mailId}`),
});

export async function openFacts(key: CryptoKey, mailId: string, facts: unknown): Promise<unknown> {
  const { sealed = "" } = facts as { sealed?: string };
  return decryptJson(key, sealed, `mail\n${mailId}`);
}
