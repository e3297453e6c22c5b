import { describe, expect, test } from "vitest";
import type { ServiceLocation } from "#workers/service-locations/service-location.ts";
import { vcard } from "./vcard.ts";

const service: ServiceLocation = {
  id: 12,
  name: "Kura, Kōhungahunga; o Karori",
  address: "216 Warspite Avenue, Waitangirua, Porirua, 5024",
  latitude: -41.12,
  longitude: 174.87,
  type: "Free Kindergarten",
  description: null,
  subsidy_20_hrs: true,
  total_enrolled: 30,
  licensed_places: 40,
  definition: null,
  authority: null,
  coed_status: null,
  services: [],
  website: "https://kura.example.nz/a,b",
  phone: "04 476 1234",
  email: "office@kura.example.nz",
  contact_availability: "Mon-Fri\n9-3",
  location_is_placeholder: false,
};
const now = new Date("2026-11-20T01:02:03Z");
const card = (changes: Partial<ServiceLocation> = {}) =>
  vcard({ ...service, ...changes }, "https://timata.govt.nz", now);
/** The lines of a card, unfolded. */
const lines = (text: string) => text.replaceAll("\r\n ", "").trimEnd().split("\r\n");

describe("A service as a card for an address book", () => {
  test("has every field that is known, each text with its commas and semicolons escaped", () => {
    const fields = lines(card());
    expect(fields.slice(0, 2)).toEqual(["BEGIN:VCARD", "VERSION:3.0"]);
    expect(fields.at(-1)).toBe("END:VCARD");
    expect(fields).toEqual(
      expect.arrayContaining([
        "FN:Kura\\, Kōhungahunga\\; o Karori",
        "ORG:Kura\\, Kōhungahunga\\; o Karori",
        "TEL;TYPE=WORK:04 476 1234",
        "EMAIL;TYPE=WORK:office@kura.example.nz",
        "ADR;TYPE=WORK:;;216 Warspite Avenue\\, Waitangirua;Porirua;;5024;New Zealand",
        "GEO:-41.12;174.87",
        "NOTE:Free Kindergarten\\nMon-Fri 9-3",
      ]),
    );
    expect(fields.filter((line) => line.startsWith("N:"))).toHaveLength(1);
  });

  test("leaves out what is not known, and a point that is no address", () => {
    const bare = {
      phone: null,
      email: null,
      website: "javascript:alert(1)",
      address: "",
      contact_availability: null,
      type: null,
      location_is_placeholder: true,
    };
    expect(card(bare)).not.toMatch(/^(TEL|EMAIL|URL|ADR|NOTE|GEO)/m);
  });

  test("no field can end its line and begin another", () => {
    const hostile = "x\r\nTEL:0900\u2028END:VCARD\u0085y";
    const fields = lines(card({ name: hostile, phone: hostile, email: hostile, address: hostile }));
    expect(fields.filter((line) => /^(TEL:0900|END:VCARD)/.test(line))).toEqual(["END:VCARD"]);
  });

  test("is folded at 75 octets, between characters", () => {
    const text = card({ contact_availability: "ngā hāora tuwhera ".repeat(20) });
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain("\uFFFD");
  });

  test("keeps its number, so that a newer one takes its place", () => {
    const uid = /^UID:.*$/m;
    expect(uid.exec(card({ phone: null }))?.[0]).toBe(uid.exec(card())?.[0]);
    expect(uid.exec(card({ id: 13 }))?.[0]).not.toBe(uid.exec(card())?.[0]);
  });
});
