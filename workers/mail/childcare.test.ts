import { describe, expect, test } from "vitest";
import { type ChildcareMail, childcareLetter } from "./childcare.ts";
import { toText } from "./letter.ts";

const origin = "https://timata.govt.nz";
const asked = {
  service: "Anne West Kindergarten",
  reference: "K7P-3QX",
  children: "Āria",
  applicationId: "a",
  providerId: "5001",
  token: "t",
  hash: "h",
  until: { en: "22 December 2026", mi: "22 Hakihea 2026" },
};
const toService: ChildcareMail[] = [
  { what: "ask", ...asked },
  { what: "remind", ...asked },
  { what: "directory", ...asked },
  { what: "receipt", service: asked.service, reference: "K7P-3QX", children: "Āria" },
];

describe.each(["en", "mi"] as const)("A mail to a service, the family's language being %s", (language) => {
  test.each(toService)("$what: greets once, and says all of it in both languages", (facts) => {
    const text = toText(childcareLetter(facts, language, origin));
    expect(text.match(/Kia ora/g)).toEqual(["Kia ora"]);
    expect(text).toMatch(new RegExp(`Kia ora ${asked.service},`));
    const both = {
      ask: ["Fill in your part", "Whakakīia tō wāhanga"],
      remind: ["Five days ago", "E rima ngā rā i mua"],
      directory: ["asked us to write to another address", "wāhitau kē atu"],
      receipt: ["We have received your part", "Kua tae mai tō wāhanga"],
    }[facts.what as "ask"];
    const places = both.map((words) => text.indexOf(words));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(childcareLetter(facts, language, origin).subject).toContain("K7P-3QX");
    expect(text).toContain("Āria");
    expect(places[language === "en" ? 0 : 1]).toBe(Math.min(...places));
  });
});
