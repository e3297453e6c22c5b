// Names no child, no date and no amount.

import { addressOf, filled, type Letter, type MailLanguage } from "../mail/letter.ts";
import en from "./mails.en.json";
import mi from "./mails.mi.json";
import { type Phase, sectionOf } from "./phases.ts";

const words = { en, mi };

export function reminderLetter(phase: Phase, language: MailLanguage, origin: string, token: string): Letter {
  const t = words[language];
  const other = language === "en" ? "mi" : "en";
  const { part, tasks } = t.phases[phase];
  const guide = `/stage/pregnancy#section-${sectionOf(phase)}`;
  const stop = addressOf(origin, language, `/unsubscribe?token=${encodeURIComponent(token)}`);
  return {
    language,
    subject: t.subject,
    passages: [
      { text: t.greeting },
      { text: filled(t.begins, { part }) },
      { list: tasks },
      { text: t.open, link: addressOf(origin, language, guide) },
      { text: words[other].inThisLanguage, link: addressOf(origin, other, guide), language: other },
    ],
    closing: [
      { text: t.why },
      { text: t.stop, link: stop },
      { text: t.noLonger },
      { text: t.stopEverything, link: `${stop}&stop=everything` },
    ],
    unsubscribe: stop,
  };
}
