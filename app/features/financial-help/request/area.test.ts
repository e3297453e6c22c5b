import { describe, expect, test } from "vitest";
import { deadlineFrom } from "#app/server/limits/deadline.ts";
import { openDataCatalogue } from "#app/server/neighbours/open-data.ts";
import { lookUpArea } from "./area.ts";

/** A catalogue that answers every search with these records, and notes what it was asked. */
function catalogue(answer: (asked: URL) => Response) {
  const asked: URL[] = [];
  const fetcher = {
    fetch: async (request: RequestInfo | URL) => {
      const url = new URL(request instanceof Request ? request.url : String(request));
      asked.push(url);
      return answer(url);
    },
  };
  return { asked, openData: openDataCatalogue(fetcher as never, deadlineFrom(Date.now(), true)) };
}
const found =
  (...records: object[]) =>
  () =>
    Response.json({ success: true, result: { records } });

const at = (postcode: string) => ({ "applicant.postCode": postcode });

describe("a postcode is resolved to an area first [financial-help/request/area]", () => {
  test("without a postcode nobody is asked", async () => {
    const { asked, openData } = catalogue(found());
    expect(await lookUpArea({}, openData)).toEqual({ is: "not-asked" });
    expect(asked).toEqual([]);
  });

  test.each([
    ["6011", "6011"],
    ["0110", "110"],
    ["0000", "0"],
  ])("%s is sent as a number, so without leading zeros: %s", async (typed, sent) => {
    const { asked, openData } = catalogue(found());
    await lookUpArea(at(typed), openData);
    expect(asked[0]?.searchParams.get("q")).toBe(sent);
    expect(asked[0]?.searchParams.get("resource_id")).toBe("cc6102b1-3d42-4ada-86af-e6ecd4ab6896");
  });

  test.each([
    ["as text", { postcode: "110", Area: "4" }],
    ["as numbers", { postcode: 110, Area: 4 }],
    ["under a name with a capital", { Postcode: 110, Area: 4 }],
  ])("the area is read from the record: %s", async (_sentence, record) => {
    expect(await lookUpArea(at("0110"), catalogue(found(record)).openData)).toEqual({
      is: "known",
      area: "4",
    });
  });

  test("only the postcode itself counts, not a record that has the number elsewhere", async () => {
    const records = [
      { _id: 110, postcode: "6011", Area: "2" },
      { _id: 7, postcode: "110", Area: "4" },
    ];
    expect(await lookUpArea(at("0110"), catalogue(found(...records)).openData)).toEqual({
      is: "known",
      area: "4",
    });
  });

  test.each([
    ["no record", found()],
    ["a record without an area", found({ postcode: "6011", Area: "" })],
    ["another postcode's record", found({ postcode: "6012", Area: "2" })],
  ])("a postcode that nobody knows is said to be so: %s", async (_sentence, answer) => {
    expect(await lookUpArea(at("6011"), catalogue(answer).openData)).toEqual({ is: "not-found" });
  });

  test.each([
    ["a refusal", () => new Response("no", { status: 404 })],
    ["nonsense", () => Response.json({ success: false })],
    ["a page", () => new Response("<p>hello</p>", { headers: { "Content-Type": "text/html" } })],
  ])("failure: continue with no area: %s", async (_sentence, answer) => {
    expect(await lookUpArea(at("6011"), catalogue(answer).openData)).toEqual({ is: "failed" });
  });
});
