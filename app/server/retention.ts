import { browserAge, childcareAge, closedAge, codeAge, personAge, personAges } from "./drafts/ages.ts";
import { pendingInputAge } from "./login/last-person.ts";
import { sessionAge } from "./login/session.ts";
import { linkAge } from "./visitor/email-addresses.ts";

const minute = 60 * 1000;
const day = 24 * 60 * minute;

interface RetentionText {
  what: string;
  why: string;
}

export interface RetentionRule {
  id: string;
  for: number;
  after:
    | "last-log-in"
    | "log-in"
    | "asking"
    | "typing"
    | "counting"
    | "last-change"
    | "last-request"
    | "sending";
  en: RetentionText;
  mi: RetentionText;
}

const person = 730 * day;
const counted = 60 * minute;

export const retention: readonly RetentionRule[] = [
  {
    id: "people",
    for: person,
    after: "last-log-in",
    en: {
      what: "What you have saved after logging in: your due date, ticked tasks, place, reminders and e-mail address",
      why: "A pregnancy and the first year with a baby take almost two years. You can delete everything at any time.",
    },
    mi: {
      what: "Āu mea i tiaki ai i muri i te takiuru: te rā o tō wā whānau, ngā mahi kua oti, tō wāhi, ngā whakamaumahara me tō wāhitau īmēra",
      why: "Ka tata ki te rua tau te hapūtanga me te tau tuatahi o te pēpi. Ka taea e koe te muku i ngā mea katoa i ngā wā katoa.",
    },
  },
  {
    id: "sessions",
    for: sessionAge,
    after: "log-in",
    en: { what: "That you are logged in", why: "So that you need not log in on every page." },
    mi: { what: "Kua takiuru koe", why: "Kia kore ai koe e takiuru i ia whārangi." },
  },
  {
    id: "pending-addresses",
    for: linkAge,
    after: "asking",
    en: {
      what: "An e-mail address that you have not confirmed",
      why: "So that the link in the message works. Nothing else is sent there.",
    },
    mi: {
      what: "He wāhitau īmēra kāore anō koe kia whakaū",
      why: "Kia mahi ai te hono i te karere. Kāore he mea kē e tukuna ki reira.",
    },
  },
  {
    id: "set-aside",
    for: pendingInputAge,
    after: "typing",
    en: {
      what: "What you typed when your log-in had ended, sealed",
      why: "So that nothing is lost when you log in again in the same browser.",
    },
    mi: {
      what: "Āu kupu i tuhi ai i te wā kua mutu tō takiuru, kua hīritia",
      why: "Kia kore ai tētahi mea e ngaro ina takiuru anō koe i taua pūtirotiro.",
    },
  },
  {
    id: "drafts",
    for: personAge,
    after: "last-change",
    en: {
      what: "A form that you have begun after logging in and not sent yet, sealed",
      why: "So that you can go on with it another day. You can delete it at any time.",
    },
    mi: {
      what: "He puka i tīmata ai koe i muri i te takiuru, kāore anō kia tukuna, kua hīritia",
      why: "Kia taea ai te haere tonu i tētahi atu rā. Ka taea e koe te muku i ngā wā katoa.",
    },
  },
  {
    id: "childcare-drafts",
    for: childcareAge,
    after: "last-change",
    en: {
      what: "A Childcare Subsidy application that you have begun and not sent yet, with its documents, sealed",
      why: "So that you can go on with it another day. After that its answers would be out of date. When it is sent, answers and documents are deleted here.",
    },
    mi: {
      what: "He tono <en>Childcare Subsidy</en> i tīmata ai koe, kāore anō kia tukuna, me ōna tuhinga, kua hīritia",
      why: "Kia taea ai te haere tonu i tētahi atu rā. Hei muri kua tawhito ngā whakautu. Ina tukuna, ka mukua ngā whakautu me ngā tuhinga i konei.",
    },
  },
  {
    id: "drafts-of-browsers",
    for: browserAge,
    after: "last-request",
    en: {
      what: "A form that you have begun without logging in, sealed with a key that only your browser holds",
      why: "So that nothing is lost on the way from page to page.",
    },
    mi: {
      what: "He puka i tīmata ai koe me te kore e takiuru, kua hīritia ki tētahi kī kei tō pūtirotiro anake",
      why: "Kia kore ai tētahi mea e ngaro i waenga i ngā whārangi.",
    },
  },
  {
    id: "drafts-by-code",
    for: codeAge,
    after: "asking",
    en: {
      what: "A form, or answers about financial help, that you have made a code for, sealed with that code, a form with your child’s birth date too",
      why: "So that you can come back to it on any device without an account, or somebody who helps you can read it.",
    },
    mi: {
      what: "He puka, he whakautu āwhina pūtea rānei, i hanga ai koe i tētahi waehere, kua hīritia ki taua waehere, te puka ki te rā whānau hoki o tō tamaiti",
      why: "Kia taea ai te hoki ki te puka i runga i tētahi atu pūrere, me te kore pūkete, kia taea ai rānei e tētahi e āwhina ana i a koe te pānui.",
    },
  },
  {
    id: "confirmations",
    for: closedAge,
    after: "sending",
    en: {
      what: "The reference of a form that you have sent; your answers are deleted at once, but of twins those that the next child’s form begins with",
      why: "So that you can read and print what happens next.",
    },
    mi: {
      what: "Te tau tohutoro o tētahi puka kua tukuna e koe; ka mukua tonutia ō whakautu, engari mō te māhanga ka puritia ngā whakautu e tīmata ai te puka mō te tamaiti e whai ake ana",
      why: "Kia taea ai te pānui me te tā i ngā mahi ka whai ake.",
    },
  },
  {
    id: "proposals",
    for: 365 * day,
    after: "sending",
    en: {
      what: "Other words that you have proposed for a text in <mi>te reo Māori</mi>, and your name if you gave it",
      why: "So that somebody can read them. They are deleted when they are taken or declined.",
    },
    mi: {
      what: "Ētahi atu kupu i marohitia e koe mō tētahi tuhinga reo Māori, me tō ingoa mēnā i homai",
      why: "Kia taea ai e tētahi te pānui. Ka mukua ina tangohia, ina whakakāhoretia rānei.",
    },
  },
  {
    id: "counts",
    for: counted,
    after: "counting",
    en: {
      what: "How often something was asked in the last minutes, without a name or a whole address",
      why: "So that nobody can guess or send mail without end.",
    },
    mi: {
      what: "Te maha o ngā tono i ngā meneti tata nei, kāore he ingoa, kāore he wāhitau katoa",
      why: "Kia kore ai e taea te matapae, te tuku īmēra mutunga kore rānei.",
    },
  },
  {
    id: "mails",
    for: 30 * day,
    after: "sending",
    en: {
      what: "An e-mail to you that could not be sent; one that was sent, for a day",
      why: "So that we can find out why, and send it again.",
    },
    mi: {
      what: "He īmēra ki a koe kāore i taea te tuku; te īmēra kua tukuna, mō te rā kotahi",
      why: "Kia mōhio ai mātou he aha te take, kia tukuna anō ai.",
    },
  },
  {
    id: "logs",
    for: 7 * day,
    after: "counting",
    en: {
      what: "That something failed or was refused, without anything that you typed and without an address",
      why: "So that we can mend it.",
    },
    mi: {
      what: "Kua hē, kua whakakāhoretia rānei tētahi mea, kāore he kupu i tuhia e koe, kāore he wāhitau",
      why: "Kia taea ai e mātou te whakatika.",
    },
  },
];

/** All other tables follow (`on delete cascade`). */
export async function deletePerson(db: D1Database, personId: string): Promise<void> {
  await db.prepare("delete from people where id = ?").bind(personId).run();
}

/** Only frees space, because every query checks the time itself. @returns deleted rows by table */
export async function purgeExpired(db: D1Database, now: number): Promise<Record<string, number>> {
  const deletions = {
    people: db.prepare("delete from people where seen_at <= ? returning 1").bind(now - person),
    sessions: db.prepare("delete from sessions where expires_at <= ? returning 1").bind(now),
    login_answers: db.prepare("delete from login_answers where expires_at <= ? returning 1").bind(now),
    email_addresses: db
      .prepare("delete from email_addresses where state = 'pending' and created_at <= ? returning 1")
      .bind(now - linkAge),
    translation_proposals: db
      .prepare(
        "delete from translation_proposals where proposed_on <= date(?1 / 1000, 'unixepoch', '-1 year') returning 1",
      )
      .bind(now),
    rate_limits: db.prepare("delete from rate_limits where ends_at <= ? returning 1").bind(now),
    set_aside: db.prepare("delete from set_aside where expires_at <= ? returning 1").bind(now),
    // A trigger deletes a draft with its last holder.
    draft_holders: db
      .prepare(
        `delete from draft_holders
         where coalesce(expires_at, (select changed_at + coalesce(?4 ->> form, ?2) from drafts where id = draft_id)) <= ?1
           and not (kind = 'browser' and exists (
             select 1 from outages where started_at < expires_at and ended_at + ?3 > ?1)) returning 1`,
      )
      .bind(now, personAge, browserAge, JSON.stringify(personAges)),
  };
  const answers = await db.batch(Object.values(deletions));
  const counts = answers.map(({ results }) => results.length);
  return Object.fromEntries(Object.keys(deletions).map((table, at) => [table, counts[at] ?? 0]));
}
