import type { BilingualText, Operation, OperationParameter } from "../operation.ts";

const id: OperationParameter = {
  name: "id",
  in: "path",
  required: true,
  schema: { type: "string" },
  en: "Its name",
  mi: "Tōna ingoa",
};

/** The rules of 2018 at /rules; today's at /rules/current, with the same addresses and some of their own. */
export function ruleOperations({
  ok,
  notFound,
  refused,
}: Record<"ok" | "notFound" | "refused", BilingualText>): Operation[] {
  const situation = { 200: ok, 400: refused, 404: notFound, 413: refused, 415: refused };
  return [
    {
      method: "get",
      path: "/rules/variables",
      en: "Every question and every verdict of the rules",
      mi: "Ngā pātai me ngā whakatau katoa o ngā ture",
      answers: { 200: ok },
    },
    {
      method: "get",
      path: "/rules/variable/{id}",
      en: "One of them, with its references to the law",
      mi: "Tētahi o ērā, me ana tohutoro ki te ture",
      parameters: [id],
      answers: { 200: ok, 404: notFound },
    },
    {
      method: "get",
      path: "/rules/parameters",
      en: "Every amount and limit of the rules",
      mi: "Ngā moni me ngā tepe katoa o ngā ture",
      answers: { 200: ok },
    },
    {
      method: "get",
      path: "/rules/parameter/{id}",
      en: "One of them, with its values by date",
      mi: "Tētahi o ērā, me ōna uara i ia rā",
      parameters: [id],
      answers: { 200: ok, 404: notFound },
    },
    {
      method: "get",
      path: "/rules/entities",
      en: "Whom the rules are about: persons, families and homes",
      mi: "Ko wai mā kei roto i ngā ture: he tangata, he whānau, he kāinga",
      answers: { 200: ok },
    },
    {
      method: "get",
      path: "/rules/spec",
      en: "The full description of the rules engine",
      mi: "Te whakamārama whānui o te pūkaha ture",
      answers: { 200: ok },
    },
    {
      method: "post",
      path: "/rules/calculate",
      en: "Works out what is asked with null about a household",
      mi: "Ka tātai i ngā mea kua tohua ki te null mō tētahi whare",
      answers: situation,
    },
    {
      method: "post",
      path: "/rules/trace",
      en: "The same, with each step of the calculation",
      mi: "Ko taua mea anō, me ia hipanga o te tātaitanga",
      answers: situation,
    },
    {
      method: "post",
      path: "/rules/explain",
      en: "Why: the criteria of each benefit, met or not",
      mi: "He aha ai: ngā paearu o ia takuhe, kua tutuki, kāore rānei",
      answers: situation,
    },
    {
      method: "get",
      path: "/rules/sentences",
      en: "Every sentence of the reasons, in both languages",
      mi: "Ngā rerenga katoa o ngā take, i ngā reo e rua",
      answers: { 200: ok },
    },
    {
      method: "get",
      path: "/rules/current/reform",
      en: "What has changed in the law since 2018: each change with its day, its Act and its source. Below /rules/current all addresses of /rules answer by today’s law",
      mi: "Ngā mea kua rerekē i te ture mai i te 2018: ia panoni me tōna rā, tōna Ture, tōna pūtake. I raro i /rules/current ka whakautu ngā wāhitau katoa o /rules mā te ture o nāianei",
      answers: { 200: ok },
    },
    {
      method: "post",
      path: "/rules/current/explain",
      en: "Why, by today’s law: each criterion with its limit, how sure that is, and whether it decides",
      mi: "He aha ai, mā te ture o nāianei: ia paearu me tōna tepe, te pūmau o tērā, me te kī mēnā koia te take",
      answers: situation,
    },
    {
      method: "post",
      path: "/rules/current/calculate",
      en: "Works out what is asked with null about a household, by today’s law",
      mi: "Ka tātai i ngā mea kua tohua ki te null mō tētahi whare, mā te ture o nāianei",
      answers: situation,
    },
    {
      method: "post",
      path: "/rules/current/compare",
      en: "What a household can get by the law of 2018 and by today’s, side by side",
      mi: "Ngā mea ka taea e tētahi whare te whiwhi mā te ture o 2018, mā te ture hoki o nāianei, i te taha o tētahi, o tētahi",
      answers: situation,
    },
    {
      method: "get",
      path: "/rules/current/exclusions",
      en: "Which payments exclude which",
      mi: "Ko ēhea utu e aukati ana i ēhea",
      answers: { 200: ok },
    },
  ];
}
