// Each request says that it is ours: HTTP Message Signatures (RFC 9421) with Ed25519.

import { toBase64 } from "#workers/base64url.ts";
import type { Fetcher } from "#workers/call/index.ts";
import { currentRequest } from "#workers/log/request.ts";
import type { Env } from "../env.ts";

export type PartnerSettings = Pick<Env, "SIGNING_KEY" | "STAND_INS">;

type Partner = "registry" | "agency" | "scanner";

interface SigningKey {
  readonly id: string;
  readonly key: CryptoKey;
}

/**
 * Where somebody else's service is asked in our name. Only where stand-ins are practised with may it go without a signature.
 * @throws on fetching, when SIGNING_KEY is missing or no key
 */
export const partnerFetcher = (partner: Partner, { SIGNING_KEY, STAND_INS }: PartnerSettings): Fetcher => ({
  async fetch(request) {
    if (!SIGNING_KEY && !STAND_INS) throw new Error("SIGNING_KEY is missing: partners could not know us.");
    const answer = await fetch(SIGNING_KEY ? await signed(request, await keyOf(SIGNING_KEY)) : request);
    if (answer.status < 500) heardFrom(partner, Date.now());
    return answer;
  },
});

/** Documents are streamed, so that only what is small has a digest. */
export async function signed(
  request: Request,
  { id, key }: SigningKey,
  now: number = Date.now(),
): Promise<Request> {
  const headers = new Headers(request.headers);
  const isStreamed = request.body === null || !/^application\/json/.test(headers.get("Content-Type") ?? "");
  const body = isStreamed ? undefined : await request.arrayBuffer();
  if (body)
    headers.set(
      "Content-Digest",
      `sha-256=:${toBase64(new Uint8Array(await crypto.subtle.digest("SHA-256", body)))}:`,
    );
  const covered = ["content-digest", "content-type", "idempotency-key"].filter((name) => headers.has(name));
  const names = ["@method", "@target-uri", ...covered].map((name) => `"${name}"`).join(" ");
  const parameters = `(${names});created=${Math.floor(now / 1000)};keyid="${id}";alg="ed25519"`;
  const base = [
    `"@method": ${request.method}`,
    `"@target-uri": ${request.url}`,
    ...covered.map((name) => `"${name}": ${headers.get(name)}`),
    `"@signature-params": ${parameters}`,
  ].join("\n");
  const signature = await crypto.subtle.sign("Ed25519", key, new TextEncoder().encode(base));
  headers.set("Signature-Input", `timata=${parameters}`);
  headers.set("Signature", `timata=:${toBase64(new Uint8Array(signature))}:`);
  return new Request(request, { headers, ...(body ? { body } : {}) });
}

let known: { text: string; key: Promise<SigningKey> } | undefined;

/** `id:key`, the key as PKCS #8 in base64. @throws when it is none */
export function keyOf(text: string): Promise<SigningKey> {
  if (known?.text !== text) known = { text, key: readKey(text) };
  return known.key;
}

async function readKey(text: string): Promise<SigningKey> {
  const [, id = "", encoded = ""] = /^([\w-]+):([A-Za-z0-9+/=]+)$/.exec(text.trim()) ?? [];
  const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
  return { id, key: await crypto.subtle.importKey("pkcs8", bytes, "Ed25519", false, ["sign"]) };
}

/** Milliseconds between two notes that a partner answers. */
const noted = 10 * 60 * 1000;
const lastNoted = new Map<Partner, number>();

function heardFrom(partner: Partner, now: number): void {
  if (now - (lastNoted.get(partner) ?? Number.NEGATIVE_INFINITY) < noted) return;
  lastNoted.set(partner, now);
  currentRequest()?.note?.(partner, false);
}
