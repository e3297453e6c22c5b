import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { databaseForTests } from "../../../tests/support/database.ts";
import { categoriesOf } from "../directory.ts";
import { loadServiceLocations } from "../load.mjs";
import { nearest } from "../nearest.ts";
import { refreshDirectory } from "./refresh.ts";

const database = databaseForTests();
const standards = { fewestRows: 100, deadline: 400, rowsAPage: 60 };
const day = 24 * 60 * 60 * 1000;
let now = Date.parse("2026-09-01T00:00:00Z");
const hamilton = { latitude: -37.787, longitude: 175.279 };

let server: Server | undefined;
beforeEach(async () => {
  now += 10 * day;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await database.db
    .prepare(
      "update service_sources set content_hash = null, refreshed_at = null where type = 'FAMILY_SERVICES'",
    )
    .run();
  await loadServiceLocations(database.db);
});
afterEach(() => {
  vi.restoreAllMocks();
  server?.closeAllConnections();
  server?.close();
});

type Row = Record<string, string | number | null>;

/** Providers with two services each, along a line through Hamilton. */
const rows = (count: number, change: (row: Row, index: number) => Row = (row) => row): Row[] =>
  Array.from({ length: count }, (_, index) =>
    change(
      {
        _id: index + 1,
        FSD_ID: String(1000 + Math.floor(index / 2)),
        PROVIDER_NAME: `Provider ${Math.floor(index / 2)}`,
        ORGANISATION_PURPOSE: "Not Applicable",
        LEVEL_2_CATEGORY: "Budgeting advice",
        SERVICE_ID: 5000 + index,
        SERVICE_NAME: index % 2 ? "Advice" : "Mentoring",
        SERVICE_DETAIL: "We help with money.",
        PHYSICAL_ADDRESS: "1 Victoria Street, Hamilton",
        LATITUDE: -37.787 + index / 1000,
        LONGITUDE: "175.279",
        PROVIDER_WEBSITE_1: null,
        PUBLISHED_CONTACT_EMAIL_1: "",
        PUBLISHED_PHONE_1: "07 000 0000",
        PROVIDER_CONTACT_AVAILABILITY: "Monday to Friday",
      },
      index,
    ),
  );

const answering =
  (all: Row[], total = all.length): RequestListener =>
  (request, response) => {
    const query = new URL(request.url ?? "", "http://catalogue").searchParams;
    const [offset, limit] = [Number(query.get("offset")), Number(query.get("limit"))];
    const result = { records: all.slice(offset, offset + limit), total };
    response.setHeader("content-type", "application/json").end(JSON.stringify({ success: true, result }));
  };

async function refreshFrom(behaviour: RequestListener) {
  server = createServer(behaviour);
  await new Promise<void>((ready) => server?.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return refreshDirectory({ DB: database.db, DIRECTORY_URL: `http://127.0.0.1:${port}/` }, now, standards);
}

const budgeting = async (at = now) =>
  (await categoriesOf(database.db, at)).find(({ id }) => id === "budgeting");

describe("The real directory of family services", () => {
  test("a good copy takes the place of the files, whole, with the day it was fetched", async () => {
    expect(await refreshFrom(answering(rows(150)))).toBe("refreshed");
    expect(await budgeting()).toMatchObject({
      coverage: "national",
      total: 75,
      as_at: new Date(now).toISOString().slice(0, 10),
      refreshed_at: new Date(now).toISOString(),
      stale: false,
    });
    const [first] = (await nearest(database.db, "budgeting", hamilton)) ?? [];
    expect(first).toMatchObject({ id: 1000, description: null, distance: 0, website: null });
    expect(first?.services.map(({ name }) => name)).toEqual(["Advice", "Mentoring"]);
  });

  test("it is fetched once a day, and a copy that grew old says so", async () => {
    await refreshFrom(answering(rows(150)));
    const env = { DB: database.db, DIRECTORY_URL: "http://127.0.0.1:9/" };
    expect(await refreshDirectory(env, now + day / 2)).toBe("not-due");
    expect(await budgeting(now + 3 * day)).toMatchObject({ stale: true, total: 75 });
  });

  test("what the files bring does not come back over it", async () => {
    await refreshFrom(answering(rows(150)));
    await loadServiceLocations(database.db);
    expect(await budgeting()).toMatchObject({ total: 75 });
  });

  const refused: [string, RequestListener][] = [
    ["too few rows", answering(rows(40))],
    ["half of the rows", answering(rows(110), 220)],
    ["places on the other side of the Earth", answering(rows(150, (row) => ({ ...row, LATITUDE: 51.5 })))],
    ["rows of another shape", answering(rows(150, ({ FSD_ID, ...row }) => row))],
    ["no JSON", (_, response) => response.setHeader("content-type", "application/json").end("<html>")],
    ["an error", (_, response) => response.writeHead(500).end()],
    ["no answer in time", () => undefined],
    [
      "a second page that breaks off",
      (request, response) =>
        request.url?.includes("offset=0") ? answering(rows(150))(request, response) : response.destroy(),
    ],
  ];

  test.each(refused)("%s: refused and logged, the last good copy stays", async (_, behaviour) => {
    expect(await refreshFrom(behaviour)).toBe("failed");
    expect(await budgeting()).toMatchObject({ coverage: "porirua", total: 7, refreshed_at: null });
    const lines = vi.mocked(console.error).mock.calls.map(String);
    expect(lines.filter((line) => line.includes('"failure"'))).toHaveLength(1);
  });

  test("a copy that lost a third of the last one is refused", async () => {
    await refreshFrom(answering(rows(300)));
    server?.close();
    now += day;
    expect(await refreshFrom(answering(rows(150)))).toBe("failed");
    expect(await budgeting()).toMatchObject({ total: 150 });
  });

  test("a place that nobody filled in is counted and not shown", async () => {
    await refreshFrom(answering(rows(150, (row, index) => (index < 20 ? { ...row, LATITUDE: "0" } : row))));
    expect(await budgeting()).toMatchObject({ total: 65, without_location: 10 });
  });

  test("without a directory nothing happens", async () => {
    expect(await refreshDirectory({ DB: database.db }, now)).toBe("no-directory");
  });
});
