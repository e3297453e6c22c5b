import { orUndo } from "#app/server/all-or-nothing.ts";
import type { Seal } from "#app/server/crypto/seal.ts";
import { type Draft, draftsOf, linkTo } from "#app/server/drafts/index.ts";
import type { Visit } from "#app/server/visit.ts";
import { type ApplicationRow, statusStatement } from "./application-row.ts";
import { carriedOver } from "./carried-over.ts";
import { type Contact, contactStatement } from "./contact.ts";
import { addressPurpose, newLink } from "./new-link.ts";
import { dayInBoth, lapseAfter, type MailToQueue, queueMailsStatement, toParent } from "./queue-mails.ts";
import { referenceOf } from "./reference.ts";
import {
  factsDigest,
  type SectionForm,
  type SectionLink,
  type ServiceToAsk,
  sectionDrafts,
} from "./section-form.ts";
import {
  dropOtherSectionsStatement,
  type NewSection,
  replaceSectionsStatements,
  type SectionRow,
} from "./section-row.ts";

type SectionLinks = Readonly<Record<string, SectionLink>>;

export interface Asking {
  readonly application: ApplicationRow;
  readonly personId: string;
  readonly contact: Contact;
  readonly services: readonly ServiceToAsk[];
  readonly familyNumbers: readonly string[];
  /** From the parent's draft. */
  readonly links: SectionLinks;
  readonly sections: readonly SectionRow[];
}

interface AskedServices {
  /** For the parent's draft, which is saved with the statements. */
  readonly links: SectionLinks;
  readonly asked: readonly ServiceToAsk[];
  readonly statements: readonly D1PreparedStatement[];
}

/** An approval counts as long as what the service was asked about stays the same. */
export async function stillCounts(
  section: Pick<SectionRow, "status" | "facts_digest"> | undefined,
  { service, children }: ServiceToAsk,
): Promise<boolean> {
  return section?.status === "APPROVED" && section.facts_digest === (await factsDigest(service, children));
}

/** Asked about just this, at just this address, and not answered yet: the link that was mailed stays. */
async function isStillAsked(
  seal: Seal,
  section: SectionRow | undefined,
  { service, children }: ServiceToAsk,
): Promise<boolean> {
  if (section?.status !== "DRAFT" || section.token_hash === null) return false;
  if (section.facts_digest !== (await factsDigest(service, children))) return false;
  return (await seal.open(addressPurpose, section.mailed_to, 0)) === service.provider_email;
}

/** Asks services that were not asked about just this, or refused. @throws when the database does not answer */
export async function askServices(visit: Visit, asking: Asking): Promise<AskedServices> {
  const { application, services, links, sections } = asking;
  const { seal } = visit.site;
  const standing = await Promise.all(
    services.map(async (each) => {
      const section = sections.find(({ provider_id }) => provider_id === each.service.provider_identifier);
      if (await stillCounts(section, each)) return "approved";
      return (await isStillAsked(seal, section, each)) ? "waiting" : "to-ask";
    }),
  );
  const asked = services.filter((_, at) => standing[at] === "to-ask");
  const isAsking = standing.some((each) => each !== "approved");
  const begun = await beginForms(visit, asking, asked);
  const round = application.round + 1;
  const made = await Promise.all(
    asked.map((each, at) => askOne(visit, application.id, each, begun.drafts[at], round)),
  );
  const kept = services.flatMap(({ service: { provider_identifier } }) => {
    const link = links[provider_identifier];
    return link ? [[provider_identifier, link] as const] : [];
  });
  return {
    links: Object.fromEntries([
      ...kept,
      ...made.map(({ section, link }) => [section.provider_id, link] as const),
    ]),
    asked,
    statements: await statements(visit, asking, { made, round, begun: begun.statements, isAsking }),
  };
}

/** Starts from what the services typed in the round before. */
async function beginForms(visit: Visit, { links, familyNumbers }: Asking, asked: readonly ServiceToAsk[]) {
  const drafts = draftsOf(visit, sectionDrafts);
  const before = await drafts.openAllLinked(
    asked.flatMap(({ service }) => links[service.provider_identifier] ?? []),
  );
  const contentOf = ({ service }: ServiceToAsk) =>
    before.find((draft) => draft?.content.service.provider_identifier === service.provider_identifier)
      ?.content;
  return drafts.beginLinked(asked.map((each) => carriedOver(each, contentOf(each), familyNumbers)));
}

interface Made {
  readonly made: readonly AskedOne[];
  readonly round: number;
  readonly begun: readonly D1PreparedStatement[];
  readonly isAsking: boolean;
}

async function statements(
  { site: { seal }, account: { db, now } }: Visit,
  { application: { id }, personId, contact, services }: Asking,
  { made, round, begun, isAsking }: Made,
): Promise<D1PreparedStatement[]> {
  const providers = services.map(({ service }) => service.provider_identifier);
  const sections = made.map(({ section }) => section);
  const mails = made.flatMap((each) => each.mails);
  return [
    statusStatement(db, id, isAsking ? "send-to-supervisors" : "all-approved", now),
    orUndo(db),
    db.prepare("update childcare_applications set round = ? where id = ?").bind(round, id),
    await contactStatement(db, seal, id, contact),
    dropOtherSectionsStatement(db, id, providers),
    ...replaceSectionsStatements(db, id, sections, now),
    ...begun,
    await queueMailsStatement(
      db,
      seal,
      personId,
      isAsking
        ? [
            ...mails,
            toParent(contact, {
              what: "sent",
              reference: await referenceOf(id),
              lapses: dayInBoth(now + lapseAfter),
            }),
          ]
        : [],
      now,
    ),
  ];
}

interface AskedOne {
  readonly section: NewSection;
  readonly link: SectionLink;
  readonly mails: readonly MailToQueue[];
}

async function askOne(
  visit: Visit,
  applicationId: string,
  asked: ServiceToAsk,
  draft: Pick<Draft<SectionForm>, "id" | "key"> | undefined,
  round: number,
): Promise<AskedOne> {
  if (!draft) throw new Error("A service was asked without a form.");
  const target = { applicationId, providerId: asked.service.provider_identifier };
  const { kept, made, mails } = await newLink(visit, target, asked, draft, round);
  const facts_digest = await factsDigest(asked.service, asked.children);
  return {
    section: { ...kept, draft_id: draft.id, round, facts_digest },
    link: { ...linkTo(draft), ...made },
    mails,
  };
}
