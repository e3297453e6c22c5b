import { generateKeyPairSync, type KeyObject, verify } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type AgencyNeighbour, agencyAt, agencyNeighbour } from "./agency/index.ts";
import { keyOf, partnerFetcher, signed } from "./partner.ts";
import { registryNeighbour } from "./registry/index.ts";
import { scannerAt } from "./scanner.ts";

const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const SIGNING_KEY = `2026:${privateKey.export({ type: "pkcs8", format: "der" }).toString("base64")}`;

afterEach(() => vi.restoreAllMocks());

/** As a receiver checks it: reads what is covered from the request, and takes nothing on trust. */
function isOurs(request: Request, key: KeyObject = publicKey): boolean {
  const input = /^timata=(.*)$/.exec(request.headers.get("Signature-Input") ?? "")?.[1] ?? "";
  const covered = [...input.matchAll(/"([^"]+)"(?=[^;]*\))/g)].map(([, name = ""]) => name);
  const derived: Record<string, string> = { "@method": request.method, "@target-uri": request.url };
  const base = [
    ...covered.map((name) => `"${name}": ${derived[name] ?? request.headers.get(name)}`),
    `"@signature-params": ${input}`,
  ].join("\n");
  const signature = /^timata=:(.*):$/.exec(request.headers.get("Signature") ?? "")?.[1] ?? "";
  return covered.length >= 2 && verify(null, Buffer.from(base), key, Buffer.from(signature, "base64"));
}

function heard(): Request[] {
  const requests: Request[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (request) => {
    requests.push(request as Request);
    return Response.json({ verdict: "clean" });
  });
  return requests;
}

const post = (body = '{"a":1}') =>
  new Request("https://registry.example/api/bro/register?x=1", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": "k" },
    body,
  });

describe("a request in our name [quality/faults/signed]", () => {
  test("can be checked by method, address, body and key, and is refused when one was changed", async () => {
    const request = await signed(post(), await keyOf(SIGNING_KEY), Date.parse("2026-11-24T00:00:00Z"));
    expect(isOurs(request)).toBe(true);
    expect(request.headers.get("Signature-Input")).toContain('created=1795478400;keyid="2026"');
    expect(await request.text()).toBe('{"a":1}');
    const headers = request.headers;
    expect(isOurs(new Request(request.url, { method: "PUT", headers }))).toBe(false);
    expect(isOurs(new Request("https://registry.example/other", { method: "POST", headers }))).toBe(false);
    const other = await signed(post('{"a":2}'), await keyOf(SIGNING_KEY));
    expect(other.headers.get("Content-Digest")).not.toBe(headers.get("Content-Digest"));
    expect(isOurs(request, generateKeyPairSync("ed25519").publicKey)).toBe(false);
  });

  test("goes so to registry, agency and scanner", async () => {
    const asked = heard();
    const at = { SIGNING_KEY, ORIGIN: "https://timata.example", PAYMENT_ORIGINS: "https://pay.example" };
    await registryNeighbour({ ...at, REGISTRY_URL: "https://registry.example" })?.fetcher.fetch(post());
    const agency = agencyNeighbour({ ...at, AGENCY_URL: "https://agency.example" }) as AgencyNeighbour;
    await agencyAt(agency, () => ({ deadline: 1_000, probe: true })).notify(
      { reference: "r", client_number: "1", first_name: "A", last_name: "B", day: "2026-11-24" },
      "key",
    );
    const nothing = async function* () {};
    await scannerAt({ ...at, SCANNER_URL: "https://scanner.example" }).scan(nothing, 0);
    expect(asked.map((request) => [new URL(request.url).hostname, isOurs(request)])).toEqual([
      ["registry.example", true],
      ["agency.example", true],
      ["scanner.example", true],
    ]);
  });

  test("does not leave production without a key; beside stand-ins it may", async () => {
    const asked = heard();
    await expect(partnerFetcher("registry", {}).fetch(post())).rejects.toThrow("SIGNING_KEY");
    await expect(partnerFetcher("agency", { SIGNING_KEY: "1:abc" }).fetch(post())).rejects.toThrow();
    expect(asked).toEqual([]);
    const STAND_INS = { fetch: async () => new Response() } as unknown as Fetcher;
    await partnerFetcher("registry", { STAND_INS }).fetch(post());
    expect(asked).toHaveLength(1);
  });
});
