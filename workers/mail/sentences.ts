import { en } from "../reminders/mails.en.ts";
import { mi } from "../reminders/mails.mi.ts";
import { en as childcareEn } from "./childcare.en.ts";
import { mi as childcareMi } from "./childcare.mi.ts";
import { confirmationWords } from "./confirmation.words.ts";

export interface MailSentence {
  id: string;
  en: string;
  mi: string;
}

/** For the page that lists the text a fluent reader has to check. */
export const mailSentences = (): MailSentence[] => [
  ...leaves("reminder", en, mi),
  ...leaves("childcare", childcareEn, childcareMi),
  ...leaves("confirmation", confirmationWords.en, confirmationWords.mi),
];

function leaves(id: string, english: unknown, maori: unknown): MailSentence[] {
  if (typeof english === "string") return [{ id, en: english, mi: String(maori) }];
  if (typeof english === "function" && typeof maori === "function")
    return [{ id, en: String(english("…")), mi: String(maori("…")) }];
  if (typeof english !== "object" || english === null) return [];
  return Object.entries(english).flatMap(([name, value]) =>
    leaves(`${id}/${name}`, value, (maori as Record<string, unknown>)[name]),
  );
}
