// Names no amount; of the family the person greeted, and of children only first names.

import * as z from "zod";
import { Wrapping } from "../keys/wrapping.ts";
import en from "./childcare.en.json";
import mi from "./childcare.mi.json";
import type { MailKind } from "./deliver.ts";
import { addressOf, filled, type Letter, type MailLanguage, type Passage } from "./letter.ts";
import { openFacts } from "./sealed-facts.ts";

const words = { en, mi };
const base = "/financial-help/childcare-subsidy-application";
const inBoth = z.object({ en: z.string(), mi: z.string() });

/** The application's number, and first names in one text. */
const about = { reference: z.string(), children: z.string() };

const shape = z.discriminatedUnion("what", [
  z.object({
    /** `directory`: to the directory's address, when the family gave another one. */
    what: z.enum(["ask", "remind", "directory"]),
    service: z.string(),
    ...about,
    applicationId: z.string(),
    providerId: z.string(),
    token: z.string(),
    /** A token's: once it is no longer valid, there is nothing to send. */
    hash: z.string(),
    until: inBoth,
  }),
  /** A link that opens the list of all families of a service. */
  z.object({ what: z.literal("desk"), service: z.string(), token: z.string() }),
  z.object({ what: z.literal("receipt"), service: z.string(), ...about }),
  z.object({ what: z.literal("sent"), name: z.string(), reference: z.string(), lapses: inBoth }),
  z.object({
    what: z.literal("answered"),
    name: z.string(),
    service: z.string(),
    ...about,
    lapses: inBoth,
    applicationId: z.string(),
    outcome: z.enum(["approved", "ready", "NOT_REGISTERED", "NOT_ALL_CHILDREN_ATTEND"]),
  }),
  z.object({ what: z.literal("lapse"), name: z.string(), reference: z.string(), day: inBoth }),
  z.object({ what: z.literal("submitted"), name: z.string(), reference: z.string() }),
]);

export type ChildcareMail = z.infer<typeof shape>;

export const childcare: MailKind = async (mail, { DB, ORIGIN, SEAL_SECRET }) => {
  const facts = shape.parse(await openFacts(new Wrapping(SEAL_SECRET ?? ""), mail.id, mail.facts));
  if ("hash" in facts && !(await isWaiting(DB, facts.hash))) return "over";
  if (facts.what !== "answered" || facts.outcome !== "approved")
    return { letter: childcareLetter(facts, mail.language, ORIGIN) };
  // Two services may answer at once: the mail must be true when it is sent.
  const status = await DB.prepare("select status from childcare_applications where id = ?")
    .bind(facts.applicationId)
    .first<string>("status");
  if (status !== "PENDING_REVIEW" && status !== "REJECTED" && status !== "APPROVED") return "over";
  const outcome = status === "APPROVED" ? "ready" : "approved";
  return { letter: childcareLetter({ ...facts, outcome }, mail.language, ORIGIN) };
};

const isWaiting = async (db: D1Database, hash: string): Promise<boolean> =>
  (await db.prepare("select 1 from childcare_sections where token_hash = ?").bind(hash).first()) !== null;

export function childcareLetter(facts: ChildcareMail, language: MailLanguage, origin: string): Letter {
  switch (facts.what) {
    case "ask":
    case "remind":
    case "directory":
    case "receipt":
    case "desk":
      return toService(facts, language, origin);
    default:
      return toParent(facts, language, origin);
  }
}

const numbered = (subject: string, { reference }: { reference: string }): string =>
  `${subject} (${reference})`;

const hello = (language: MailLanguage, name: string): string =>
  name ? filled(words[language].hello, { name }) : words[language].hello.replace(" {{name}}", "");

type ToService = Extract<ChildcareMail, { what: "ask" | "remind" | "directory" | "receipt" | "desk" }>;

/** We do not know who reads it: both languages, the family's first. */
function toService(facts: ToService, language: MailLanguage, origin: string): Letter {
  const languages = [language, language === "en" ? "mi" : "en"] as const;
  const { ask, receipt, directory, desk } = words[language];
  const subjects = {
    desk: desk.subject,
    ask: ask.subject,
    remind: ask.remindSubject,
    directory: directory.subject,
    receipt: receipt.subject,
  };
  return {
    language,
    subject: "reference" in facts ? numbered(subjects[facts.what], facts) : subjects[facts.what],
    passages: [
      { text: hello(language, facts.service) },
      ...languages.flatMap((each) => marked(serviceBody(facts, each, origin), each, language)),
    ],
    closing: languages.flatMap((each) =>
      marked(
        [
          {
            text: filled(words[each][facts.what === "remind" ? "ask" : facts.what].why, {
              service: facts.service,
            }),
          },
        ],
        each,
        language,
      ),
    ),
  };
}

const marked = (passages: readonly Passage[], each: MailLanguage, letter: MailLanguage): Passage[] =>
  passages.map((passage) => (each === letter ? passage : { ...passage, language: each }));

function serviceBody(facts: ToService, language: MailLanguage, origin: string): Passage[] {
  const { ask, receipt, directory, desk } = words[language];
  const deskPath = `${base}/confirm/desk`;
  if (facts.what === "desk")
    return [
      { text: desk.body },
      {
        text: desk.open,
        link: addressOf(origin, language, `${deskPath}?token=${encodeURIComponent(facts.token)}`),
      },
      { text: desk.how },
    ];
  const about = { text: filled(words[language].about, facts) };
  if (facts.what === "receipt") return [{ text: receipt.thanks }, about, { text: receipt.ended }];
  const path = `${base}/confirm/${encodeURIComponent(facts.applicationId)}/${encodeURIComponent(facts.providerId)}`;
  const open = {
    text: ask.open,
    link: addressOf(origin, language, `${path}?token=${encodeURIComponent(facts.token)}`),
  };
  if (facts.what === "directory")
    return [
      { text: filled(directory.body, facts) },
      about,
      { text: directory.fine },
      { text: directory.wrong },
      open,
    ];
  return [
    ...(facts.what === "remind" ? [{ text: ask.reminds }] : []),
    { text: ask.asks },
    about,
    open,
    { text: filled(ask.how, { until: facts.until[language] }) },
    { text: ask.noChange },
    {
      text: ask.several,
      link: addressOf(origin, language, `${deskPath}?service=${encodeURIComponent(facts.providerId)}`),
    },
  ];
}

function toParent(facts: Exclude<ChildcareMail, ToService>, language: MailLanguage, origin: string): Letter {
  const other = language === "en" ? "mi" : "en";
  const t = words[language];
  const { subject, body, open, path } = parentBody(facts, language);
  return {
    language,
    subject: numbered(subject, facts),
    passages: [
      { text: hello(language, facts.name) },
      ...body.map((text) => ({ text })),
      { text: open, link: addressOf(origin, language, path) },
      { text: words[other].inThisLanguage, link: addressOf(origin, other, path), language: other },
    ],
    closing: [{ text: t.whyParent }],
  };
}

function parentBody(facts: Exclude<ChildcareMail, ToService>, language: MailLanguage) {
  const { sent, answered, lapse, submitted, number, lapses } = words[language];
  const until = "lapses" in facts ? [filled(lapses, { day: facts.lapses[language] })] : [];
  const own = filled(number, facts);
  const review = `${base}/apply/review`;
  switch (facts.what) {
    case "sent":
      return {
        subject: sent.subject,
        body: [sent.body, sent.where, own, ...until],
        open: sent.open,
        path: `${base}/apply/submitted`,
      };
    case "lapse":
      return {
        subject: lapse.subject,
        body: [filled(lapse.body, { day: facts.day[language] }), lapse.keep, own],
        open: lapse.open,
        path: review,
      };
    case "submitted":
      return {
        subject: submitted.subject,
        body: [submitted.body, filled(submitted.reference, facts), submitted.copy, submitted.contact],
        open: submitted.open,
        path: `${base}/apply/sent`,
      };
    case "answered":
      switch (facts.outcome) {
        case "approved":
          return {
            subject: answered.partSubject,
            body: [filled(answered.who, facts), answered.part, own, ...until],
            open: answered.open,
            path: `${base}/apply/submitted`,
          };
        case "ready":
          return {
            subject: answered.readySubject,
            body: [filled(answered.who, facts), answered.ready, own, ...until],
            open: answered.readyOpen,
            path: `${base}/apply/uploads`,
          };
        default:
          return {
            subject: answered.refusedSubject,
            body: [
              filled(answered.who, facts),
              answered.refused,
              facts.outcome === "NOT_REGISTERED" ? answered.notRegistered : answered.notAttending,
              own,
              ...until,
            ],
            open: answered.open,
            path: review,
          };
      }
  }
}
