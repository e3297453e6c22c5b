import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordStatements } from "../database-for-tests.ts";
import {
  benefitsId,
  localDatabase,
  migrate,
  postcodesId,
  search,
  thresholdsId,
} from "./database-for-tests.ts";
import { loadOpenData } from "./load.mjs";

let db: D1Database;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ db, end } = await localDatabase());
  await loadOpenData(db);
});
afterAll(() => end());

describe("what the files hold", () => {
  const all = async (resource_id: string) =>
    (await search({ resource_id, limit: "2000" }, { DB: db })).result.records;

  test("thresholds: 23 known figures and 9 samples or simplifications, the known Accommodation Supplement figure first", async () => {
    const records: Record<string, unknown>[] = await all(thresholdsId);
    expect(records.filter(({ sample }) => sample === "FALSE")).toHaveLength(23);
    expect(records.filter(({ sample }) => sample === "TRUE")).toHaveLength(9);
    const supplement = records.filter(({ id }) => id === "isAccommodationSupplement");
    expect(supplement[0]).toMatchObject({
      NumberOfChildren: "1+",
      RelationshipType: "notsingle",
      Area: "1",
      IncomeThreshold: 79144,
    });
    expect(supplement).toHaveLength(9);
    expect(records.find(({ id }) => id === "isYoungParentPayment")).toMatchObject({
      IncomeThreshold: 11143.6,
    });
    expect(supplement[0]?.basis).toBe("annual; couple with 1+ children, Area 1 only");
  });

  test("no address of Inland Revenue is older than its site of 2020", async () => {
    const records: Record<string, string>[] = await all(benefitsId);
    const links = records.flatMap(({ moreInformationLink = "", applicationLink = "" }) => [
      moreInformationLink,
      applicationLink,
    ]);
    const revenue = links.filter((link) => link.includes("ird.govt.nz"));
    expect(revenue).toHaveLength(10);
    expect(
      revenue.filter((link) => !/ird\.govt\.nz\/(working-for-families|paid-parental-leave)(\/|$)/.test(link)),
    ).toEqual([]);
  });

  test("each description and note of a benefit has a text of its own in te reo Māori", async () => {
    const records: Record<string, string>[] = await all(benefitsId);
    const missing = records.flatMap((record) =>
      ["description", "notes"].filter(
        (field) => record[field] && (!record[`${field}_mi`] || record[`${field}_mi`] === record[field]),
      ),
    );
    expect(missing).toEqual([]);
    expect(
      records.filter(
        ({ notes = "", notes_mi = "" }) => notes.split("|").length !== notes_mi.split("|").length,
      ),
    ).toEqual([]);
  });

  test("benefits: the 17 of the rules, each ranked, described and linked by https only", async () => {
    const records: Record<string, string>[] = await all(benefitsId);
    expect(records.map(({ id }) => id).sort()).toEqual([
      "ChildDisabilityAllowance",
      "isAccommodationSupplement",
      "isBestStart",
      "isChildCareSubsidy",
      "isCommunityServicesCard",
      "isHomeHelp",
      "isJobSeekerSupport",
      "isOrphansBenefit",
      "isPaidParentalLeave",
      "isSoleParentSupport",
      "isStudentAllowance",
      "isSupportedLivingPayment",
      "isUnsupportedChildsBenefit",
      "isWorkingForFamiliesFamilyTaxCredit",
      "isWorkingForFamiliesInWorkTaxCredit",
      "isWorkingForFamiliesMinimumFamilyTaxCredit",
      "isYoungParentPayment",
    ]);
    expect(records.map(({ rank }) => Number(rank))).toEqual(records.map((_, index) => index + 1));
    for (const { description, moreInformationLink, applicationLink, asAt } of records) {
      expect(description).toMatch(/^[A-Z].+\.$/);
      expect(moreInformationLink).toMatch(/^https:\/\//);
      expect(applicationLink).toMatch(/^(https:\/\/.+)?$/);
      expect(asAt).toMatch(/^2018-\d\d-\d\d$/);
    }
  });

  test("postcodes: each once, as a number, with an area from 1 to 4", async () => {
    const records: { postcode: number; Area: string }[] = await all(postcodesId);
    expect(new Set(records.map(({ postcode }) => postcode)).size).toBe(1079);
    expect(records.every(({ postcode, Area }) => Number.isInteger(postcode) && /^[1-4]$/.test(Area))).toBe(
      true,
    );
  });
});

describe("loading", () => {
  test("what is loaded already costs one query and changes nothing", async () => {
    const { sent, db: watched } = recordStatements(db);
    expect(await loadOpenData(watched)).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  test("a changed resource is loaded anew, the others are left", async () => {
    await db
      .prepare("update open_data_resources set content_hash = 'old' where resource_id = ?")
      .bind(postcodesId)
      .run();
    expect(await loadOpenData(db)).toEqual(["Accommodation Supplement area of a postcode"]);
    expect((await search({ resource_id: postcodesId, q: "1010" }, { DB: db })).result.total).toBe(1);
    const words = await db.prepare("select count(*) as n from open_data_words").first("n");
    expect(words).toBe(1079 + 17 + 32);
  });

  test("the migration runs twice without harm", async () => {
    await migrate(db);
    expect((await search({ resource_id: benefitsId }, { DB: db })).result.total).toBe(17);
  });
});
