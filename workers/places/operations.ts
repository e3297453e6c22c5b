import * as z from "zod";
import { described, type Operation, ok, operation, outcomes } from "../operation.ts";
import { degrees, pointQuery } from "../service-locations/point.ts";
import { namedPlace } from "./place.ts";

const q = z.string().meta(described("place"));

const id = z.string().optional().meta(described("placeId"));

/** West is greater than east where the box crosses the antimeridian. */
export const boxQuery = z.object({
  south: degrees(90).meta(described("south")),
  west: degrees(180).meta(described("west")),
  north: degrees(90).meta(described("north")),
  east: degrees(180).meta(described("east")),
});

const { refused, unavailable } = outcomes;
const places = ok(z.array(namedPlace));
const method = "get";

export const placeOperations: readonly Operation[] = [
  {
    method,
    ...operation("/places/"),
    query: z.object({ q }),
    answers: { 200: places, 503: unavailable },
    examples: [{ query: { q: "karo" } }],
  },
  {
    method,
    ...operation("/places/find/"),
    query: z.object({ q: q.optional(), id }),
    answers: { 200: places, 503: unavailable },
    examples: [{ query: { q: "Whangārei" } }, { query: { id: "postcode-6012" } }],
  },
  {
    method,
    ...operation("/places/near/"),
    query: pointQuery,
    answers: { 200: places, 400: refused, 503: unavailable },
    examples: [{ query: { lat: "-41.29", lng: "174.78" } }],
  },
  {
    method,
    ...operation("/places/within/"),
    query: boxQuery,
    answers: { 200: places, 400: refused, 503: unavailable },
    examples: [{ query: { south: "-41.4", west: "174.6", north: "-41.1", east: "174.9" } }],
  },
];
