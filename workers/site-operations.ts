import type { BilingualText, Operation } from "./operation.ts";

const frame = (prefix: string, title: string, lang: string): string =>
  `<iframe src="{site}${prefix}/financial-help/embed" title="${title}" lang="${lang}" width="100%" height="640"></iframe>`;

/** What the site itself offers programs and other sites, beside this worker. */
export const siteOperations = ({
  ok,
  notFound,
  unavailable,
}: Record<"ok" | "notFound" | "unavailable", BilingualText>): Operation[] => [
  {
    method: "get",
    path: "/financial-help/results.json",
    isOfSite: true,
    en: "The results of the financial help checker as JSON, for whoever has answered its questions in the same browser: the day, the answers, the area, the benefits by verdict (probably, possibly, probablyNot), for each the reasons as /api/rules/explain tells them, and the rule of each. No cache keeps it.",
    mi: "Ngā otinga o te arowhai āwhina pūtea hei JSON, mā te tangata kua whakautu i ngā pātai i taua pūtirotiro tonu: te rā, ngā whakautu, te rohe, ngā takuhe e ai ki te whakatau (probably, possibly, probablyNot), ngā take mō ia takuhe pērā i /api/rules/explain, me te ture o ia takuhe. Kāore e puritia e tētahi keteroki.",
    answers: { 200: ok, 404: notFound, 503: unavailable },
  },
  {
    method: "get",
    path: "/financial-help/embed",
    isOfSite: true,
    en: `The first questions of the financial help checker, as a page that any site may show in a frame, without a script or a cookie. They lead to our questionnaire, where they are filled in and not submitted: ${frame("", "Find out what financial help you can get", "en-NZ")}`,
    mi: `Ngā pātai tuatahi o te arowhai āwhina pūtea, hei whārangi ka taea e te pae ahakoa tēhea te whakaatu i roto i te frame, me te kore script, me te kore cookie. Ka arahi ki tā mātou puka pātai, kua whakakīia, kāore anō kia tukuna: ${frame("/mi", "Kitea te āwhina pūtea mōu", "mi")}`,
    answers: { 200: ok },
  },
];
