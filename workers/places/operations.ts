import * as z from "zod";
import { type Operation, ok, outcomes, said } from "../operation.ts";
import { degrees, pointQuery } from "../service-locations/point.ts";
import { namedPlace } from "./place.ts";

const q = z.string().meta(
  said({
    en: "The name of a town, suburb or street, or a postcode, as far as it is typed; with or without macrons",
    mi: "Te ingoa o tētahi tāone, takiwā, tiriti rānei, te waehere poutāpeta rānei, ahakoa kāore anō kia oti te tuhi; me te tohutō, kāore rānei",
  }),
);

const id = z
  .string()
  .optional()
  .meta(
    said({ en: "A place by its id, in place of q", mi: "Tētahi wāhi mā tōna tohu, hei whakakapi i te q" }),
  );

/** West is greater than east where the box crosses the antimeridian. */
export const boxQuery = z.object({
  south: degrees(90).meta(said({ en: "Southern edge in degrees", mi: "Te tapa tonga hei tākiri" })),
  west: degrees(180).meta(said({ en: "Western edge in degrees", mi: "Te tapa uru hei tākiri" })),
  north: degrees(90).meta(said({ en: "Northern edge in degrees", mi: "Te tapa raki hei tākiri" })),
  east: degrees(180).meta(said({ en: "Eastern edge in degrees", mi: "Te tapa rāwhiti hei tākiri" })),
});

const { refused, unavailable } = outcomes;
const places = ok(z.array(namedPlace));
const method = "get";

export const placeOperations: readonly Operation[] = [
  {
    method,
    path: "/places/",
    en: "What a place that is being typed may become, at most 8",
    mi: "Ngā wāhi ka taea e te kupu e tuhia ana, e 8 te mōrahi",
    query: z.object({ q }),
    answers: { 200: places, 503: unavailable },
    examples: [{ query: { q: "karo" } }],
  },
  {
    method,
    path: "/places/find/",
    en: "What a typed place means: one, several to choose from, or none",
    mi: "Te tikanga o tētahi wāhi kua tuhia: kotahi, he maha hei kōwhiringa, kāore rānei",
    query: z.object({ q: q.optional(), id }),
    answers: { 200: places, 503: unavailable },
    examples: [{ query: { q: "Whangārei" } }, { query: { id: "postcode-6012" } }],
  },
  {
    method,
    path: "/places/near/",
    en: "The suburb or town at a point",
    mi: "Te takiwā, te tāone rānei i tētahi pūwāhi",
    query: pointQuery,
    answers: { 200: places, 400: refused, 503: unavailable },
    examples: [{ query: { lat: "-41.29", lng: "174.78" } }],
  },
  {
    method,
    path: "/places/within/",
    en: "The largest towns and suburbs in a part of the map, at most 24",
    mi: "Ngā tāone me ngā takiwā nui rawa i tētahi wāhanga o te mahere, e 24 te mōrahi",
    query: boxQuery,
    answers: { 200: places, 400: refused, 503: unavailable },
    examples: [{ query: { south: "-41.4", west: "174.6", north: "-41.1", east: "174.9" } }],
  },
];
