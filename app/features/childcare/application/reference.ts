import { sha256 } from "#app/server/crypto/sha256.ts";

// No vowels and only one of each look-alike, as in codes.
const alphabet = "3479BCDFGHJKLMNPQRTVWXY";
const length = 6;

/** Short enough to say on the phone, such as "K7P-3QX": in mails, on pages and at the agency. It opens nothing. */
export async function referenceOf(applicationId: string): Promise<string> {
  const hash = await sha256(`childcare-reference\n${applicationId}`);
  const letters = Array.from({ length }, (_, at) => alphabet[hash.charCodeAt(at) % alphabet.length]).join("");
  return `${letters.slice(0, 3)}-${letters.slice(3)}`;
}
