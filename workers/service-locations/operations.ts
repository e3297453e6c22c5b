import type { BilingualText, Operation, OperationParameter } from "../operation.ts";
import { categories } from "./categories.mjs";

const category: OperationParameter = {
  name: "category",
  in: "path",
  required: true,
  schema: { type: "string", enum: categories.map(({ id }) => id) },
  en: "Which services",
  mi: "Ko ēhea ratonga",
};

const id: OperationParameter = {
  name: "id",
  in: "path",
  required: true,
  schema: { type: "integer", minimum: 0 },
  en: "The provider's number in that category",
  mi: "Te nama o te kaiwhakarato i taua momo ratonga",
};

export const point: OperationParameter[] = [
  {
    name: "lat",
    in: "query",
    required: true,
    schema: { type: "number", minimum: -90, maximum: 90 },
    en: "Latitude in degrees, negative in the south",
    mi: "Te ahopae hei tākiri, he tōraro ki te tonga",
  },
  {
    name: "lng",
    in: "query",
    required: true,
    schema: { type: "number", minimum: -180, maximum: 180 },
    en: "Longitude in degrees",
    mi: "Te ahopou hei tākiri",
  },
];

const searchText: OperationParameter = {
  name: "q",
  in: "query",
  required: true,
  schema: { type: "string" },
  en: "Beginnings of words, with or without macrons",
  mi: "Ngā tīmatanga kupu, me ngā tohutō, kāore rānei",
};

export function directoryOperations(
  answers: Record<"ok" | "notFound" | "refused" | "unavailable", BilingualText>,
): Operation[] {
  const { ok, notFound, refused, unavailable } = answers;
  return [
    {
      method: "get",
      path: "/service-locations/categories/",
      en: "The categories of services, with the date of their data and where it comes from",
      mi: "Ngā momo ratonga, me te rā o ā rātou raraunga me te puna i ahu mai ai",
      answers: { 200: ok, 503: unavailable },
    },
    {
      method: "get",
      path: "/service-locations/{category}/",
      en: "All providers of a category: number, name, place and type",
      mi: "Ngā kaiwhakarato katoa o tētahi momo ratonga: te nama, te ingoa, te wāhi me te momo",
      parameters: [category],
      answers: { 200: ok, 404: notFound, 503: unavailable },
    },
    {
      method: "get",
      path: "/service-locations/{category}/{id}/",
      en: "One provider, with all that is known of it",
      mi: "Tētahi kaiwhakarato, me ngā mōhiotanga katoa mōna",
      parameters: [category, id],
      answers: { 200: ok, 404: notFound, 503: unavailable },
    },
    {
      method: "get",
      path: "/service-locations/{category}/search/",
      en: "Providers by name and address: how many, and the first 100",
      mi: "Ngā kaiwhakarato mā te ingoa me te wāhitau: e hia, me ngā mea tuatahi e 100",
      parameters: [category, searchText],
      answers: { 200: ok, 404: notFound, 503: unavailable },
    },
    {
      method: "get",
      path: "/service-locations/{category}/nearest/",
      en: "The 50 providers nearest to a point, with the distance in km",
      mi: "Ngā kaiwhakarato e 50 e tata ana ki tētahi pūwāhi, me te tawhiti i te kiromita",
      parameters: [category, ...point],
      answers: { 200: ok, 400: refused, 404: notFound, 503: unavailable },
    },
  ];
}
