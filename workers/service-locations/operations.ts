import * as z from "zod";
import { described, digits, type Operation, ok, operation, outcomes } from "../operation.ts";
import { categories } from "./categories.mjs";
import { pointQuery } from "./point.ts";
import {
  listedService,
  nearbyService,
  serviceCategory,
  serviceLocation,
  serviceSearch,
} from "./service-location.ts";

const category = z.enum(categories.map(({ id }) => id)).meta(described("category"));

export const providerId = digits(9).meta(described("provider"));

export const listQuery = z.object({
  after: providerId.optional().meta(described("after")),
});

const several = z.object({
  id: z.array(providerId).meta(described("several")),
});

const nearestQuery = pointQuery.extend({
  kind: z.string().optional().meta(described("kind")),
});

const searchQuery = z.object({
  q: z.string().meta(described("beginnings")),
});

const { notFound, refused, unavailable } = outcomes;
const ofCategory = z.object({ category });
const early = { category: "early-education" };

export const directoryOperations: readonly Operation[] = [
  {
    method: "get",
    ...operation("/service-locations/categories/"),
    answers: { 200: ok(z.array(serviceCategory)), 503: unavailable },
    examples: [{}],
  },
  {
    method: "get",
    ...operation("/service-locations/{category}/"),
    segments: ofCategory,
    query: listQuery,
    answers: { 200: ok(z.array(listedService)), 400: refused, 404: notFound, 503: unavailable },
    examples: [{ path: { category: "antenatal" } }, { path: early, query: { after: "45000" } }],
  },
  {
    method: "get",
    ...operation("/service-locations/{category}/{id}/"),
    segments: z.object({ category, id: providerId }),
    answers: { 200: ok(serviceLocation), 404: notFound, 503: unavailable },
    examples: [{ path: { category: "primary-schools", id: "2872" } }],
  },
  {
    method: "get",
    ...operation("/service-locations/{category}/several/"),
    segments: ofCategory,
    query: several,
    answers: { 200: ok(z.array(serviceLocation)), 503: unavailable },
    examples: [{ path: { category: "primary-schools" }, query: { id: ["2872", "2873"] } }],
  },
  {
    method: "get",
    ...operation("/service-locations/{category}/{id}/same-address/"),
    segments: z.object({ category, id: providerId }),
    answers: { 200: ok(z.array(serviceLocation)), 503: unavailable },
    examples: [{ path: { ...early, id: "5001" } }],
  },
  {
    method: "get",
    ...operation("/service-locations/{category}/search/"),
    segments: ofCategory,
    query: searchQuery,
    answers: { 200: ok(serviceSearch), 404: notFound, 503: unavailable },
    examples: [{ path: early, query: { q: "kohanga karori" } }],
  },
  {
    method: "get",
    ...operation("/service-locations/{category}/nearest/"),
    segments: ofCategory,
    query: nearestQuery,
    answers: { 200: ok(z.array(nearbyService)), 400: refused, 404: notFound, 503: unavailable },
    examples: [
      { path: early, query: { lat: "-41.29", lng: "174.78" } },
      { path: early, query: { lat: "-41.29", lng: "174.78", kind: "te-kohanga-reo" } },
    ],
  },
];
