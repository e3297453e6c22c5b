import * as z from "zod";
import { digits, type Operation, ok, outcomes, said } from "../operation.ts";
import { categories } from "./categories.mjs";
import { pointQuery } from "./point.ts";
import {
  listedService,
  nearbyService,
  serviceCategory,
  serviceLocation,
  serviceSearch,
} from "./service-location.ts";

const category = z
  .enum(categories.map(({ id }) => id))
  .meta(said({ en: "Which services", mi: "Ko ēhea ratonga" }));

export const providerId = digits(9).meta(
  said({ en: "The provider's number in that category", mi: "Te nama o te kaiwhakarato i taua momo ratonga" }),
);

export const listQuery = z.object({
  after: providerId.optional().meta(
    said({
      en: "Only providers with a greater number: the last one of the page before",
      mi: "Ko ngā kaiwhakarato anake he nui ake te nama: ko te whakamutunga o te whārangi o mua",
    }),
  ),
});

const several = z.object({
  id: z.array(providerId).meta(
    said({
      en: "The providers' numbers in that category: the parameter is repeated",
      mi: "Ngā nama o ngā kaiwhakarato i taua momo ratonga: ka tukuruatia te tawhā",
    }),
  ),
});

const nearestQuery = pointQuery.extend({
  kind: z
    .string()
    .optional()
    .meta(
      said({
        en: "Only this kind, one of the category's kinds, and only within 50 km",
        mi: "Ko tēnei momo anake, nō ngā momo o te momo ratonga, i roto anake i te 50 km",
      }),
    ),
});

const searchQuery = z.object({
  q: z.string().meta(
    said({
      en: "Beginnings of words, with or without macrons",
      mi: "Ngā tīmatanga kupu, me ngā tohutō, kāore rānei",
    }),
  ),
});

const { notFound, refused, unavailable } = outcomes;
const ofCategory = z.object({ category });
const early = { category: "early-education" };

export const directoryOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/service-locations/categories/",
    en: "The categories of services, with the date of their data and where it comes from",
    mi: "Ngā momo ratonga, me te rā o ā rātou raraunga me te puna i ahu mai ai",
    answers: { 200: ok(z.array(serviceCategory)), 503: unavailable },
    examples: [{}],
  },
  {
    method: "get",
    path: "/service-locations/{category}/",
    en: "The providers of a category, 500 at a time: number, name, place and type. The header Link has the address of the next page",
    mi: "Ngā kaiwhakarato o tētahi momo ratonga, e 500 i te wā kotahi: te nama, te ingoa, te wāhi me te momo. Kei tētahi pane te wāhitau o te whārangi e whai ake ana",
    segments: ofCategory,
    query: listQuery,
    answers: { 200: ok(z.array(listedService)), 400: refused, 404: notFound, 503: unavailable },
    examples: [{ path: { category: "antenatal" } }, { path: early, query: { after: "45000" } }],
  },
  {
    method: "get",
    path: "/service-locations/{category}/{id}/",
    en: "One provider, with all that is known of it",
    mi: "Tētahi kaiwhakarato, me ngā mōhiotanga katoa mōna",
    segments: z.object({ category, id: providerId }),
    answers: { 200: ok(serviceLocation), 404: notFound, 503: unavailable },
    examples: [{ path: { category: "primary-schools", id: "2872" } }],
  },
  {
    method: "get",
    path: "/service-locations/{category}/several/",
    en: "Those of several providers that there are, with all that is known of them",
    mi: "Ngā kaiwhakarato i kitea o ngā mea i tonoa, me ngā mōhiotanga katoa mō rātou",
    segments: ofCategory,
    query: several,
    answers: { 200: ok(z.array(serviceLocation)), 503: unavailable },
    examples: [{ path: { category: "primary-schools" }, query: { id: ["2872", "2873"] } }],
  },
  {
    method: "get",
    path: "/service-locations/{category}/search/",
    en: "Providers by name and address: how many, and the first 100",
    mi: "Ngā kaiwhakarato mā te ingoa me te wāhitau: e hia, me ngā mea tuatahi e 100",
    segments: ofCategory,
    query: searchQuery,
    answers: { 200: ok(serviceSearch), 404: notFound, 503: unavailable },
    examples: [{ path: early, query: { q: "kohanga karori" } }],
  },
  {
    method: "get",
    path: "/service-locations/{category}/nearest/",
    en: "The 50 providers nearest to a point, with the distance in km",
    mi: "Ngā kaiwhakarato e 50 e tata ana ki tētahi pūwāhi, me te tawhiti i te kiromita",
    segments: ofCategory,
    query: nearestQuery,
    answers: { 200: ok(z.array(nearbyService)), 400: refused, 404: notFound, 503: unavailable },
    examples: [
      { path: early, query: { lat: "-41.29", lng: "174.78" } },
      { path: early, query: { lat: "-41.29", lng: "174.78", kind: "te-kohanga-reo" } },
    ],
  },
];
