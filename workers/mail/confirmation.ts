// Following the link confirms nothing: mail scanners do too, so the page behind it has a button.

import * as z from "zod";
import en from "./confirmation.en.json";
import mi from "./confirmation.mi.json";
import type { MailKind } from "./deliver.ts";
import { addressOf, type Letter, type MailLanguage } from "./letter.ts";

const words = { en, mi };
const facts = z.object({ token: z.string().min(1) });

export const confirmation: MailKind = async (mail, { DB, ORIGIN }) => {
  const waits = await DB.prepare(
    `select 1 from email_addresses
     where person_id = ? and address = ? and state = 'pending' and created_at = ?`,
  )
    .bind(mail.personId, mail.address, mail.createdAt)
    .first();
  if (!waits) return "over";
  const { token } = facts.parse(mail.facts);
  return { letter: confirmationLetter(mail.language, ORIGIN, token) };
};

export function confirmationLetter(language: MailLanguage, origin: string, token: string): Letter {
  const path = `/confirm-email?token=${encodeURIComponent(token)}`;
  const other = language === "en" ? "mi" : "en";
  const t = words[language];
  return {
    language,
    subject: t.subject,
    passages: [
      { text: t.greeting },
      { text: t.asks },
      { text: t.open, link: addressOf(origin, language, path) },
      {
        text: words[other].inThisLanguage,
        link: addressOf(origin, other, path),
        language: other,
      },
    ],
    closing: [{ text: t.notYou }],
  };
}
