import { dayInWords } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import type { Seal } from "#app/server/crypto/seal.ts";
import { personAgeOf } from "#app/server/drafts/index.ts";
import { queueSealedMailsStatement, type SealedMail } from "#app/server/visitor/mail-queue.ts";
import type { ChildcareMail } from "#workers/mail/childcare.ts";
import type { Contact } from "./contact.ts";

export interface MailToQueue extends SealedMail {
  readonly facts: ChildcareMail;
}

export const queueMailsStatement = (
  db: D1Database,
  seal: Seal,
  personId: string,
  mails: readonly MailToQueue[],
  now: number,
): Promise<D1PreparedStatement> =>
  queueSealedMailsStatement({ db, seal, now }, { kind: "childcare", personId }, mails);

/** Milliseconds since an application was changed last. */
export const lapseAfter = personAgeOf("childcare-subsidy-application");

/** Children by their first names. */
export const firstNames = (children: readonly { readonly first_name: string }[]): string =>
  [...new Set(children.map(({ first_name }) => first_name))].join(", ");

export const toParent = ({ address, language, name }: Contact, facts: ParentFacts): MailToQueue => ({
  address,
  language,
  facts: { ...facts, name } as ChildcareMail,
});

type ParentFacts =
  Extract<ChildcareMail, { name: string }> extends infer Mail
    ? Mail extends { name: string }
      ? Omit<Mail, "name">
      : never
    : never;

/** For a mail in both languages. */
export function dayInBoth(moment: number): Readonly<Record<Language, string>> {
  const day = dayInNewZealand(new Date(moment));
  return { en: dayInWords(day, "en"), mi: dayInWords(day, "mi") };
}
