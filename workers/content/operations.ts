import type { BilingualText, Operation, OperationParameter } from "../operation.ts";

const id: OperationParameter = {
  name: "id",
  in: "path",
  required: true,
  schema: { type: "string", pattern: "^\\d{1,6}$" },
  en: "Its number",
  mi: "Tōna nama",
};

const search: OperationParameter[] = [
  {
    name: "term",
    in: "path",
    required: true,
    schema: { type: "string", maxLength: 100 },
    en: "What to look for, percent-encoded; with or without macrons",
    mi: "Ko te kupu hei rapu, kua whakawaeheretia mō te wāhitau; me te tohutō, kāore rānei",
  },
  {
    name: "page",
    in: "path",
    required: true,
    schema: { type: "integer", minimum: 0 },
    en: "Which page of 15 results, from 0",
    mi: "Ko tēhea whārangi o ngā hua 15, ka tīmata i te 0",
  },
  {
    name: "summary",
    in: "query",
    schema: { type: "boolean", default: false },
    en: "Also the total, the counts by stage and topic, and what may have been meant",
    mi: "Me te tapeke, te maha i ia wāhanga me ia kaupapa, me te kupu kē pea i whakaarohia",
  },
  {
    name: "language",
    in: "query",
    schema: { type: "string", enum: ["en", "mi"] },
    en: "The language of the page that asks: its texts come first, and only its words are offered as a correction",
    mi: "Te reo o te whārangi e pātai ana: ka puta tuatahi ōna tuhinga, ā, ko ōna kupu anake ka tukuna hei whakatikatika",
  },
  {
    name: "stage",
    in: "query",
    schema: { type: "string" },
    en: "Only cards of the stage with this number",
    mi: "Ko ngā kāri anake o te wāhanga nei te nama",
  },
  {
    name: "topic",
    in: "query",
    schema: { type: "string" },
    en: "Only cards with this topic, such as sleep",
    mi: "Ko ngā kāri anake o tēnei kaupapa, pēnei i te sleep",
  },
];

export function contentOperations(
  answers: Record<"ok" | "notFound" | "refused" | "unavailable", BilingualText>,
): Operation[] {
  const { ok, notFound, refused, unavailable } = answers;
  const read = (path: string, en: string, mi: string, more: Partial<Operation> = {}): Operation => {
    return { method: "get", path, en, mi, answers: { 200: ok, 503: unavailable }, ...more };
  };
  const one = { parameters: [id], answers: { 200: ok, 404: notFound, 503: unavailable } };
  return [
    read(
      "/content/stages",
      "The life stages of the guide, with their sections",
      "Ngā wāhanga o te ora i te aratohu, me ō rātou tekiona",
    ),
    read(
      "/content/stages/{id}",
      "A stage with all its sections and cards, in both languages",
      "Tētahi wāhanga me ōna tekiona, āna kāri katoa, i ngā reo e rua",
      one,
    ),
    read("/content/sections/{id}", "A section with its cards", "Tētahi tekiona me āna kāri", one),
    read(
      "/content/simplepages",
      "The pages about the site, in their order",
      "Ngā whārangi mō te pae, i tō rātou raupapa",
    ),
    read(
      "/content/search/{term}/{page}",
      "Searches the cards, pages, services and support topics of the guide",
      "Ka rapu i ngā kāri, i ngā whārangi, i ngā ratonga me ngā kaupapa tautoko o te aratohu",
      {
        parameters: search,
        answers: { 200: ok, 400: refused, 404: notFound, 503: unavailable },
      },
    ),
    read("/content/version", "Which version of the guide this is", "Ko tēhea putanga tēnei o te aratohu"),
    read("/banners/", "Messages that stand above every page", "Ngā karere kei runga i ia whārangi"),
    read("/outage-banners/", "Services that are closed for a while", "Ngā ratonga kua kati mō tētahi wā"),
  ];
}
