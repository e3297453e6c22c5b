import { checkContent } from "#workers/content/load/load.mjs";

/** The guide as its files give it: what a visitor must find on the pages. */
export const guide = checkContent().content;

type Language = "en" | "mi";

/** The six stages of family life as the guide promises them: path, English and Māori name. */
export const stages = [
  ["/stage/getting-ready", "Getting ready", "Te whakariterite"],
  ["/stage/pregnancy", "Pregnancy", "Te hapūtanga"],
  ["/stage/baby", "Baby", "Te pēpi"],
  ["/stage/toddler", "Toddler", "Te kōhungahunga"],
  ["/stage/preschooler", "Preschooler", "Te tamaiti nohinohi"],
  ["/stage/starting-school", "Starting school", "Te tīmata kura"],
] as const;

/** Both languages, with the prefix of their addresses. */
export const bothLanguages = [
  { language: "en", prefix: "" },
  { language: "mi", prefix: "/mi" },
] as const satisfies readonly { language: Language; prefix: string }[];

/** A name as it is read: without the marks for runs of the other language. */
export const said = (text: string): string => text.replace(/<[^>]*>/g, "");

/** The name of a stage or section in a language. */
export const nameOf = ({ nameEn, nameMi }: { nameEn: string; nameMi: string }, language: Language): string =>
  said(language === "en" ? nameEn : nameMi);

/** The name of a card in a language. */
export const cardName = (
  { NameEN, NameMI }: { NameEN: string; NameMI: string },
  language: Language,
): string => said(language === "en" ? NameEN : NameMI);
