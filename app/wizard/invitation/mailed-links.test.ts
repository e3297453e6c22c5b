import { describe, expect, test } from "vitest";
import { Seal } from "#app/server/crypto/seal.ts";
import { isToken, newToken, openWithToken } from "#app/server/drafts/index.ts";
import { MailedLinks } from "./mailed-links.ts";

const links = new MailedLinks("childcare", ["applicationId", "providerId"]);
const seal = new Seal("0123456789abcdef0123456789abcdef");
const elsewhere = new Seal("another-secret-another-secret-another");
const draft = { id: "d", key: crypto.getRandomValues(new Uint8Array(32)) };
const target = { applicationId: "a", providerId: "5001" };

describe("a token has at least 128 random bits and is bound to one application, one provider and one round [quality/supervisor-link/token]", () => {
  test("256 bits, and only its hash and a wrapped key are kept", async () => {
    const { token, ...kept } = await links.makeToken(draft, target, 1, seal);
    expect(isToken(token)).toBe(true);
    expect(JSON.stringify(kept)).not.toContain(token);
    expect((await links.makeToken(draft, target, 1, seal)).token).not.toBe(token);
  });

  test.each([
    ["another application", { ...target, applicationId: "b" }, 1],
    ["another provider", { ...target, providerId: "5002" }, 1],
    ["another round", target, 2],
  ])("it is not that of %s, and opens nothing there", async (_, other, round) => {
    const { token, hash, wrapped } = await links.makeToken(draft, target, 1, seal);
    expect(await links.isTokenOf(hash, target, 1, token)).toBe(true);
    expect(await links.isTokenOf(hash, other, round, token)).toBe(false);
    const kept = { draftId: draft.id, wrapped };
    expect(await openWithToken(kept, token, links.boundTo(target, 1), seal)).toMatchObject({ id: "d" });
    expect(await openWithToken(kept, token, links.boundTo(other, round), seal)).toBeUndefined();
  });

  test("the site's secret is needed too, and the key is of one draft", async () => {
    const { token, wrapped } = await newToken(draft, "x", seal);
    expect(await openWithToken({ draftId: "d", wrapped }, token, "x", elsewhere)).toBeUndefined();
    expect(await openWithToken({ draftId: "e", wrapped }, token, "x", seal)).toBeUndefined();
  });

  test.each(["", "x", "A".repeat(42), "A".repeat(44), `${"A".repeat(42)} `])(
    "no token: %j",
    async (token) => {
      expect(await links.isTokenOf(null, target, 1, token)).toBe(false);
    },
  );
});

describe("The code that is typed at the service", () => {
  test("opens with the birth date of any of the children, and with no other day", async () => {
    const content = { ...target, token: "t" };
    const { code, ...kept } = await links.makeCode(content, ["2023-03-04", "2022-07-15"], seal);
    expect(kept.code_hash).toBe(await links.hashCode(code));
    expect(await links.openCode(kept, code, "2023-03-04", seal)).toEqual(content);
    expect(await links.openCode(kept, code, "2022-07-15", seal)).toEqual(content);
    expect(await links.openCode(kept, code, "2022-07-16", seal)).toBeUndefined();
    expect(await links.openCode(kept, code, "2023-03-04", elsewhere)).toBeUndefined();
  });
});
