import { describe, expect, test } from "vitest";
import { type Answering, json, lost, registryThat } from "./registry-for-tests.ts";

const person = {
  irdNumber: "049091850",
  firstNames: "Mere Āta",
  surname: "Ngata",
  dateOfBirth: "1994-05-06",
};
const agency = (code: string | number, message = "As the agency says it") => ({
  errors: [{ code, message }],
});

describe("the tax account", () => {
  test.each<[string, Answering, boolean]>([
    ["UP", () => json({ myir: { status: "UP" } }), true],
    ["DOWN", () => json({ myir: { status: "DOWN" } }), false],
    ["nonsense", () => json(["UP"]), false],
    ["no answer", lost, false],
  ])("is there when its health is UP: %s [birth/tax-account/unavailable]", async (_, answering, isUp) => {
    expect(await registryThat(answering).isTaxAccountUp()).toBe(isUp);
  });

  test.each<[string, Answering, object]>([
    ["valid", () => json({ haslogon: false, errors: [] }), { kind: "valid" }],
    ["has a log-in", () => json({ haslogon: true, errors: [] }), { kind: "has-logon" }],
    [
      "do not match",
      () => json({ haslogon: false, ...agency("EV1000") }),
      { kind: "invalid", isUnavailable: false },
    ],
    [
      "a code of 500 and up",
      () => json({ haslogon: false, ...agency(503) }),
      { kind: "invalid", isUnavailable: true },
    ],
    ["no answer", lost, { kind: "invalid", isUnavailable: true }],
    ["410", () => json({}, 410), { kind: "payment-outstanding" }],
  ])("details: %s [birth/tax-account/details]", async (_, answering, outcome) => {
    expect(await registryThat(answering).checkDetails(person)).toEqual(outcome);
  });

  test("details and username are asked with the parameters of the specification [birth/calls/tax-account]", async () => {
    const registry = registryThat(() => json({ haslogon: false, errors: [], terms: "/terms" }));
    await registry.checkDetails(person);
    await registry.checkUsername(person, "mere&co");
    await registry.reserveUsername(person, "mere", { email: "a@b.nz" }, "key");
    await registry.reserveUsername(person, "mere", { email: "a@b.nz", mobile: "021234567" }, "key");
    const who = "ir-number=049091850&first-name=Mere+%C4%80ta&last-name=Ngata";
    const reservation = "/api/bro/myir/eservices/myir-logon-reservation";
    expect(registry.asked.map(({ method, url }) => `${method} ${url.slice(24)}`)).toEqual([
      `GET /api/bro/myir/validation/validate-ird-name?${who}&date-of-birth=1994-05-06`,
      `GET ${reservation}?${who}&date-of-birth=1994-05-06&user-id=mere%26co`,
      `POST ${reservation}?${who}&user-id=mere&notification=Email&email=a%40b.nz`,
      `POST ${reservation}?${who}&user-id=mere&notification=SMS&phone=021234567&email=a%40b.nz`,
    ]);
  });

  test.each<[string, Answering, object]>([
    [
      "available",
      () => json({ terms: "https://t.example/", errors: [] }),
      { kind: "available", termsLink: "https://t.example/" },
    ],
    ["ER2260", () => json(agency("ER2260")), { kind: "in-use" }],
    ["EV1100", () => json(agency("EV1100"), 400), { kind: "not-valid" }],
    ["another error", () => json(agency("EX1")), { kind: "refused", message: "As the agency says it" }],
    ["terms that are a script", () => json({ terms: "javascript:alert(1)" }), { kind: "no-connection" }],
    ["neither", () => json({}), { kind: "no-connection" }],
    ["no answer", lost, { kind: "no-connection" }],
    ["410", () => json({}, 410), { kind: "payment-outstanding" }],
  ])("username: %s", async (_, answering, outcome) => {
    expect(await registryThat(answering).checkUsername(person, "mere")).toEqual(outcome);
  });

  test.each<[string, Answering, string]>([
    ["200", () => json({}), "reserved"],
    ["204", () => new Response(null, { status: 204 }), "reserved"],
    ["400 with ER2260", () => json(agency("ER2260"), 400), "in-use"],
    ["416 with ER2260", () => json(agency("ER2260"), 416), "in-use"],
    ["416 with another", () => json(agency("EX1"), 416), "failed"],
    ["403", () => json({}, 403), "failed"],
    ["500", () => json({}, 500), "failed"],
    ["nonsense", () => json([]), "failed"],
    ["no answer", lost, "failed"],
    ["410", () => json({}, 410), "payment-outstanding"],
  ])("reservation: %s [birth/calls/tax-account]", async (_, answering, kind) => {
    const registry = registryThat(answering);
    expect(await registry.reserveUsername(person, "mere", { email: "a@b.nz" }, "key")).toEqual({ kind });
  });
});
