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
  /** As the parent's draft has them. */
  readonly links: SectionLinks;
  readonly sections: readonly SectionRow[];
}

interface AskedServices {
  /** For the parent's draft, which is saved with the statements. */
  readonly links: SectionLinks;
  readonly asked: readonly ServiceToAsk[];
  readonly statements: readonly D1PreparedStatement[];
}

/** An approval counts for as long as what the service was asked about is the same. */
export async function stillCounts(
  section: Pick<SectionRow, "status" | "facts_digest"> | undefined,
  { service, children }: ServiceToAsk,
): Promise<boolean> {
  return section?.status === "APPROVED" && section.facts_digest === (await factsDigest(service, children));
}

/** Asks the services whose answer is missing, was a refusal, or was given to something else. @throws when the database does not answer */
export async function askServices(visit: Visit, asking: Asking): Promise<AskedServices> {
  const { application, personId, contact, services, links, sections } = asking;
  const {
    site: { seal },
    account,
  } = visit;
  const { db, now } = account;
  const sectionOf = (asked: ServiceToAsk) =>
    sections.find(({ provider_id }) => provider_id === asked.service.provider_identifier);
  const counting = await Promise.all(services.map((each) => stillCounts(sectionOf(each), each)));
  const asked = services.filter((_, at) => !counting[at]);
  const drafts = draftsOf(visit, sectionDrafts);
  const before = await drafts.openAllLinked(
    asked.flatMap(({ service }) => links[service.provider_identifier] ?? []),
  );
  const contents = asked.map((each) =>
    carriedOver(
      each,
      before.find((draft) => draft?.content.service.provider_identifier === each.service.provider_identifier)
        ?.content,
    ),
  );
  const begun = await drafts.beginLinked(contents);
  const round = application.round + 1;
  const made = await Promise.all(
    asked.map((each, at) => askOne(visit, application.id, each, begun.drafts[at], round)),
  );
  const kept = services.flatMap(({ service: { provider_identifier } }) => {
    const link = links[provider_identifier];
    return link ? [[provider_identifier, link] as const] : [];
  });
  const mails = made.flatMap(({ mails: own }) => own);
  const done = asked.length > 0 ? "send-to-supervisors" : "all-approved";
  return {
    links: {
      ...Object.fromEntries(kept),
      ...Object.fromEntries(made.map(({ section, link }) => [section.provider_id, link])),
    },
    asked,
    statements: [
      statusStatement(db, application.id, done, now),
      orUndo(db),
      db.prepare("update childcare_applications set round = ? where id = ?").bind(round, application.id),
      await contactStatement(db, seal, application.id, contact),
      dropOtherSectionsStatement(
        db,
        application.id,
        services.map(({ service }) => service.provider_identifier),
      ),
      ...replaceSectionsStatements(
        db,
        application.id,
        made.map(({ section }) => section),
        now,
      ),
      ...begun.statements,
      await queueMailsStatement(
        db,
        seal,
        personId,
        asked.length > 0 ? [...mails, toParent(contact, { what: "sent" })] : [],
        now,
      ),
    ],
  };
}

async function askOne(
  visit: Visit,
  applicationId: string,
  asked: ServiceToAsk,
  draft: Pick<Draft<SectionForm>, "id" | "key"> | undefined,
  round: number,
): Promise<{ section: NewSection; link: SectionLink; mails: readonly MailToQueue[] }> {
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
