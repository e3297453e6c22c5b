import type { BilingualText, Operation, OperationParameter } from "../operation.ts";
import { point } from "../service-locations/operations.ts";

const typed: OperationParameter = {
  name: "q",
  in: "query",
  required: true,
  schema: { type: "string", maxLength: 200 },
  en: "The name of a town, suburb or street, or a postcode, as far as it is typed; with or without macrons",
  mi: "Te ingoa o tētahi tāone, takiwā, tiriti rānei, te waehere poutāpeta rānei, ahakoa kāore anō kia oti te pato; me te tohutō, kāore rānei",
};

const sides = [
  { name: "south", most: 90, en: "Southern edge in degrees", mi: "Te tapa tonga hei tākiri" },
  { name: "west", most: 180, en: "Western edge in degrees", mi: "Te tapa uru hei tākiri" },
  { name: "north", most: 90, en: "Northern edge in degrees", mi: "Te tapa raki hei tākiri" },
  { name: "east", most: 180, en: "Eastern edge in degrees", mi: "Te tapa rāwhiti hei tākiri" },
].map(
  ({ name, most, en, mi }): OperationParameter => ({
    name,
    in: "query",
    required: true,
    schema: { type: "number", minimum: -most, maximum: most },
    en,
    mi,
  }),
);

export function placeOperations(
  answers: Record<"ok" | "refused" | "unavailable", BilingualText>,
): Operation[] {
  const { ok, refused, unavailable } = answers;
  const read = (path: string, en: string, mi: string, parameters: OperationParameter[]): Operation => {
    return { method: "get", path, en, mi, parameters, answers: { 200: ok, 503: unavailable } };
  };
  return [
    read(
      "/places/",
      "What a place that is being typed may become, at most 8",
      "Ngā wāhi ka taea e te kupu e patohia ana, e 8 te mōrahi",
      [typed],
    ),
    read(
      "/places/find/",
      "What a typed place means: one, several to choose from, or none",
      "Te tikanga o tētahi wāhi kua patohia: kotahi, he maha hei kōwhiringa, kāore rānei",
      [typed],
    ),
    {
      ...read(
        "/places/near/",
        "The suburb or town at a point",
        "Te takiwā, te tāone rānei i tētahi pūwāhi",
        point,
      ),
      answers: { 200: ok, 400: refused, 503: unavailable },
    },
    {
      ...read(
        "/places/within/",
        "The largest towns and suburbs in a part of the map, at most 24",
        "Ngā tāone me ngā takiwā nui rawa i tētahi wāhanga o te mahere, e 24 te mōrahi",
        sides,
      ),
      answers: { 200: ok, 400: refused, 503: unavailable },
    },
  ];
}
