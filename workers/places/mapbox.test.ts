import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { places } from "./index.ts";
import type { NamedPlace } from "./place.ts";

/** A place as the maps service tells of it. */
const told = (id: string, name: string, more: object = {}) => ({
  type: "Feature",
  id,
  geometry: { type: "Point", coordinates: [174.7365, -41.2851] },
  properties: {
    mapbox_id: id,
    feature_type: "address",
    name,
    full_address: `${name}, Karori, Wellington 6012, New Zealand`,
    coordinates: { longitude: 174.7365, latitude: -41.2851, accuracy: "rooftop" },
    context: {
      place: { name: "Wellington" },
      region: { name: "Wellington", region_code: "WGN" },
      postcode: { name: "6012" },
    },
    ...more,
  },
});
const collection = (...features: object[]) => ({
  type: "FeatureCollection",
  features,
  attribution: "© Mapbox",
});

/** Our own gazetteer, which knows one place. */
const own = {
  id: "locality-1145",
  kind: "locality",
  name: "Karori",
  name_mi: null,
  text: "Karori, Wellington",
  town: "Wellington",
  region: "Wellington Region",
  latitude: -41.286,
  longitude: 174.738,
  is_approximate: 0,
  street: null,
  postcode: null,
  reading: 0,
};
const statement = { bind: () => statement, all: async () => ({ results: [own] }) };
const DB = { prepare: () => statement, batch: async () => [{ results: [own] }, { results: [] }] };

let server: Server;
let asked: URL[];
let cookies: (string | undefined)[];
let behaviour: RequestListener;
let MAPBOX_URL: string;
beforeEach(async () => {
  asked = [];
  cookies = [];
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? "", "http://maps"));
    cookies.push(request.headers.cookie ?? request.headers.referer);
    behaviour(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  MAPBOX_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

const json =
  (body: object, status = 200): RequestListener =>
  (_, response) =>
    response
      .writeHead(status, { "content-type": "application/vnd.geo+json; charset=utf-8" })
      .end(JSON.stringify(body));

async function ask(path: string) {
  const headers = { cookie: "is_authenticated=true", referer: "https://timata.govt.nz/" };
  const env = { DB, MAPBOX_TOKEN: "pk.secret", MAPBOX_URL };
  const response = await places.request(path, { headers }, env);
  return { response, body: (await response.json()) as NamedPlace[] };
}

describe("Places from a maps service", () => {
  test("what is typed is asked of its geocoding, for New Zealand alone, with nothing about the visitor", async () => {
    behaviour = json(collection(told("a1", "12 Karori Road")));
    const { body, response } = await ask("/?q=12%20karori%3B%20road");
    expect(asked[0]?.pathname).toBe("/search/geocode/v6/forward");
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      q: "12 karori  road",
      country: "nz",
      limit: "8",
      autocomplete: "true",
      access_token: "pk.secret",
    });
    expect(cookies).toEqual([undefined]);
    expect(body).toEqual([
      {
        id: "mapbox-a1",
        kind: "address",
        text: "12 Karori Road, Karori, Wellington 6012",
        name: "12 Karori Road",
        name_mi: null,
        town: "Wellington",
        region: "Wellington",
        postcode: "6012",
        latitude: -41.2851,
        longitude: 174.7365,
        is_approximate: false,
      },
    ]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("the one whose whole text was typed is taken, others are offered", async () => {
    behaviour = json(collection(told("a1", "1 Karori Road"), told("a2", "2 Karori Road")));
    expect((await ask("/find/?q=karori%20road")).body).toHaveLength(2);
    const { body } = await ask("/find/?q=2%20Karori%20Road,%20Karori,%20wellington%206012");
    expect(body.map(({ id }) => id)).toEqual(["mapbox-a2"]);
  });

  test("the suburb of a point", async () => {
    behaviour = json(
      collection(
        told("n1", "Karori", {
          feature_type: "neighborhood",
          full_address: undefined,
          place_formatted: "Wellington",
        }),
      ),
    );
    const { body } = await ask("/near/?lat=-41.29&lng=174.74");
    expect(asked[0]?.pathname).toBe("/search/geocode/v6/reverse");
    expect(body).toMatchObject([{ kind: "locality", text: "Karori, Wellington", is_approximate: true }]);
  });

  test.each(["😀", "", "x".repeat(500)])("%s: it is not asked", async (typed) => {
    behaviour = json(collection());
    expect((await ask(`/?${new URLSearchParams({ q: typed })}`)).body).toEqual([]);
    expect(asked).toEqual([]);
  });

  const failing: [string, RequestListener][] = [
    ["refuses the token", json({ message: "Not Authorized - Invalid Token" }, 401)],
    ["answers in another shape", json({ type: "FeatureCollection", features: [{ properties: {} }] })],
    ["answers no JSON", (_, response) => response.end("<html>")],
    ["breaks off", (_, response) => response.destroy()],
    ["does not answer in time", () => undefined],
  ];

  test.each(failing)("it %s: our own gazetteer answers, and nobody keeps that", async (_, failure) => {
    behaviour = failure;
    const { body, response } = await ask("/find/?q=karori");
    expect(body).toMatchObject([{ id: "locality-1145", text: "Karori, Wellington" }]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const lines = vi.mocked(console.error).mock.calls.map(String);
    expect(lines.filter((line) => line.includes('"failure"'))).toHaveLength(1);
    expect(vi.mocked(console.error).mock.calls.join()).not.toMatch(/karori|pk\.secret/i);
  });
});
