import { describe, expect, test } from "vitest";
import { identitySettings } from "./identity-settings.ts";

const good = { IDENTITY_ISSUER: "https://login.example.govt.nz/oidc/tenant", IDENTITY_CLIENT_ID: "timata" };

describe("The identity provider by settings", () => {
  test("issuer and client id are enough: no secret, only the subject is asked for", () => {
    expect(identitySettings(good)).toEqual({
      issuer: new URL(good.IDENTITY_ISSUER),
      clientId: "timata",
      clientSecret: undefined,
      scopes: "openid",
    });
  });

  test.each([
    ["openid email", "openid email"],
    ["email", "openid email"],
    ["  ", "openid"],
  ])("scopes %j → %j", (IDENTITY_SCOPES, scopes) =>
    expect(identitySettings({ ...good, IDENTITY_SCOPES })?.scopes).toBe(scopes),
  );

  test.each(["http://127.0.0.1:8788", "http://localhost:8788/oidc"])(
    "without TLS on this machine: %s",
    (issuer) =>
      expect(identitySettings({ ...good, IDENTITY_ISSUER: issuer })?.issuer.href).toBe(new URL(issuer).href),
  );

  test.each([
    ["no issuer", { IDENTITY_ISSUER: "" }],
    ["no client id", { IDENTITY_CLIENT_ID: "" }],
    ["no address", { IDENTITY_ISSUER: "login.example.govt.nz" }],
    ["without TLS elsewhere", { IDENTITY_ISSUER: "http://login.example.govt.nz" }],
    ["a host whose name begins like this machine", { IDENTITY_ISSUER: "http://127.0.0.1.example.nz" }],
    ["a name that ends like it", { IDENTITY_ISSUER: "http://evil-localhost" }],
    ["another scheme", { IDENTITY_ISSUER: "ftp://localhost" }],
    ["a script", { IDENTITY_ISSUER: "javascript:alert(1)" }],
  ])("%s: there is none", (_sentence, wrong) =>
    expect(identitySettings({ ...good, ...wrong })).toBeUndefined(),
  );
});
