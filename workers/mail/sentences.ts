import en from "../reminders/mails.en.json";
import mi from "../reminders/mails.mi.json";
import birthEn from "./birth.en.json";
import birthMi from "./birth.mi.json";
import childcareEn from "./childcare.en.json";
import childcareMi from "./childcare.mi.json";
import confirmationEn from "./confirmation.en.json";
import confirmationMi from "./confirmation.mi.json";

export interface MailSentence {
  id: string;
  en: string;
  mi: string;
}

export const mailSentences = (): MailSentence[] => [
  ...leaves("reminder", en, mi),
  ...leaves("birth", birthEn, birthMi),
  ...leaves("childcare", childcareEn, childcareMi),
  ...leaves("confirmation", confirmationEn, confirmationMi),
];

const withoutNames = (text: string): string => text.replace(/\{\{\w+\}\}/g, "…");

function leaves(id: string, english: unknown, maori: unknown): MailSentence[] {
  if (typeof english === "string")
    return [{ id, en: withoutNames(english), mi: withoutNames(String(maori)) }];
  if (typeof english !== "object" || english === null) return [];
  return Object.entries(english).flatMap(([name, value]) =>
    leaves(`${id}/${name}`, value, (maori as Record<string, unknown>)[name]),
  );
}
