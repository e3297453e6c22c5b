import { orUndo } from "#app/server/all-or-nothing.ts";
import { type Draft, draftsOf, linkTo } from "#app/server/drafts/index.ts";
import type { Visit } from "#app/server/visit.ts";
import { type ApplicationRow, statusStatement } from "./application-row.ts";
import { carriedOver } from "./carried-over.ts";
import { type Contact, contactStatement } from "./contact.ts";
import { newLink } from "./new-link.ts";
import { type MailToQueue, queueMailsStatement, toParent } from "./queue-mails.ts";
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

/** Asks services that have not answered, refused, or answered something else. @throws when the database does not answer */
export async function askServices(visit: Visit, asking: Asking): Promise<AskedServices> {
  const { application, services, links, sections } = asking;
  const counting = await Promise.all(
    services.map((each) =>
      stillCounts(
        sections.find(({ provider_id }) => provider_id === each.service.provider_identifier),
        each,
      ),
    ),
  );
  const asked = services.filter((_, at) => !counting[at]);
  const begun = await beginForms(visit, asked, links);
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
    statements: await statements(visit, asking, { made, round, begun: begun.statements }),
  };
}

/** Starts from what the services typed in the round before. */
async function beginForms(visit: Visit, asked: readonly ServiceToAsk[], links: SectionLinks) {
  const drafts = draftsOf(visit, sectionDrafts);
  const before = await drafts.openAllLinked(
    asked.flatMap(({ service }) => links[service.provider_identifier] ?? []),
  );
  const contentOf = ({ service }: ServiceToAsk) =>
    before.find((draft) => draft?.content.service.provider_identifier === service.provider_identifier)
      ?.content;
  return drafts.beginLinked(asked.map((each) => carriedOver(each, contentOf(each))));
}

interface Made {
  readonly made: readonly AskedOne[];
  readonly round: number;
  readonly begun: readonly D1PreparedStatement[];
}

async function statements(
  { site: { seal }, account: { db, now } }: Visit,
  { application: { id }, personId, contact, services }: Asking,
  { made, round, begun }: Made,
): Promise<D1PreparedStatement[]> {
  const isAsking = made.length > 0;
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
      isAsking ? [...mails, toParent(contact, { what: "sent" })] : [],
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
