// Without content: who reads over a shoulder learns of no birth, no name and no loss.

import * as z from "zod";
import { Wrapping } from "../keys/wrapping.ts";
import en from "./birth.en.json";
import mi from "./birth.mi.json";
import type { MailKind } from "./deliver.ts";
import { addressOf, type Letter, type MailLanguage } from "./letter.ts";
import { openFacts } from "./sealed-facts.ts";

const words = { en, mi };

/** Where the news stands; each page asks for what opens it. */
const paths = {
  status: "/register-my-baby/status",
  form: "/register-my-baby/continue",
  ownPart: "/register-my-baby/other-parent/continue",
} as const;

const shape = z.object({ at: z.enum(Object.keys(paths) as [keyof typeof paths]) });

export const birth: MailKind = async (mail, { ORIGIN, SEAL_SECRET }) => {
  const { at } = shape.parse(await openFacts(new Wrapping(SEAL_SECRET ?? ""), mail.id, mail.facts));
  return { letter: birthLetter(at, mail.language, ORIGIN) };
};

export function birthLetter(at: keyof typeof paths, language: MailLanguage, origin: string): Letter {
  const other = language === "en" ? "mi" : "en";
  const t = words[language];
  return {
    language,
    subject: t.subject,
    passages: [
      { text: t.greeting },
      { text: t.news },
      { text: t.open, link: addressOf(origin, language, paths[at]) },
      { text: words[other].inThisLanguage, link: addressOf(origin, other, paths[at]), language: other },
    ],
    closing: [{ text: at === "status" ? t.endStatus : t.endForm }],
  };
}
