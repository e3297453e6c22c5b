const utf8 = new TextEncoder();

/** From a secret of somebody else and that of the site: neither is enough alone. For AES-GCM. */
export async function deriveKey(siteSecret: string, purpose: string, secret: string): Promise<CryptoKey> {
  const root = await crypto.subtle.importKey("raw", utf8.encode(secret), "HKDF", false, ["deriveKey"]);
  const salt = utf8.encode(siteSecret);
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt, info: utf8.encode(`key\n${purpose}`) },
    root,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}
