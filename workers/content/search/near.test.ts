import { describe, expect, test } from "vitest";
import { searchesOfGuide } from "./searches-for-tests.ts";

interface Answer {
  entries: Record<string, object>;
  gap?: { words: string[]; pages: { url: string }[] };
}

const { find } = searchesOfGuide<Answer>();

describe("A service asked for somewhere [site/search/near]", () => {
  test.each<[string, "en" | "mi", string]>([
    ["daycare papatoetoe", "en", "/services-near-me/early-education?place=papatoetoe"],
    ["antenatal class whangarei", "en", "/services-near-me/antenatal?place=whangarei"],
    ["primary schools around Petone", "en", "/services-near-me/primary-schools?place=Petone"],
    ["plunket welly", "en", "/services-near-me/well-child?place=welly"],
    ["counselling for parents near me", "en", "/services-near-me/mental-health"],
    ["kōhanga reo i Rotorua", "mi", "/services-near-me/early-education?kind=te-kohanga-reo&place=Rotorua"],
  ])("a service and a place open the finder there: %s", async (search, language, address) => {
    const { entries, gap } = await find(search, language);
    expect([Object.keys(entries)[0], gap]).toEqual([address, undefined]);
  });

  test.each<[string, "en" | "mi"]>([
    ["school donations do i have to pay", "en"],
    ["how long do we have to register her", "en"],
    ["te utu o te kōhanga", "mi"],
    ["baby car seat expired", "en"],
  ])("where no place is named, none is read: %s", async (search, language) =>
    expect(Object.keys((await find(search, language)).entries).join(" ")).not.toContain("place="),
  );

  test("a place beside another question stands second, and is nothing that the guide lacks", async () => {
    const { entries, gap } = await find("midwife in hamilton");
    expect(Object.keys(entries).slice(0, 2)).toEqual(["card2001", "/services-near-me"]);
    expect(gap?.words ?? []).toEqual([]);
  });

  test("a word that is nowhere is named only where it is the subject", async () => {
    expect((await find("left handed")).gap?.words ?? []).toEqual([]);
    expect((await find("snoring 5 year old")).gap?.words).toEqual(["snoring"]);
  });

  test.each([
    [
      "daycare ratio under 2s",
      "https://education.govt.nz/education-professionals/early-learning/running-ece-centre/adult-child-ratios-early-learning-services",
    ],
    [
      "phones banned at school",
      "https://www.education.govt.nz/parents-and-caregivers/schools-year-0-13/digital-technology/using-phones-school",
    ],
  ])("a page of others is offered where its words fit better than ours: %s", async (search, url) =>
    expect((await find(search)).gap?.pages[0]?.url).toBe(url),
  );
});
