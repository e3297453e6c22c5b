import { draftsOf } from "#app/server/drafts/index.ts";
import type { Visit } from "#app/server/visit.ts";
import { stillCounts } from "../../application/ask-services.ts";
import {
  type SectionForm,
  type SectionLink,
  type ServiceToAsk,
  sectionDrafts,
} from "../../application/section-form.ts";
import { readSections, type SectionRow } from "../../application/section-row.ts";
import type { RefusalReason } from "../../supervisor/payload.ts";
import type { ApplicationState } from "../service.ts";
import { knownService } from "../steps/children/known-services.ts";
import { servicesToAsk } from "./services-to-ask.ts";

export interface ServiceState {
  readonly asked: ServiceToAsk;
  readonly is:
    | "not-asked"
    | "waiting"
    | "approved"
    | "refused"
    /** Its answer no longer counts: what it was asked about has changed. */
    | "stale";
  readonly reason: RefusalReason | null;
  readonly section: SectionRow | undefined;
  /** While its link is valid. */
  readonly link: SectionLink | undefined;
  /** The directory's; null where it has none. */
  readonly phone: string | null;
}

/** Two queries. @throws when the database does not answer */
export async function serviceStates(
  { saved, progress }: Pick<ApplicationState, "saved" | "progress">,
  { account: { db } }: Pick<Visit, "account">,
): Promise<ServiceState[]> {
  const id = saved.application?.id ?? "";
  const [services, sections] = await Promise.all([
    servicesToAsk(id, progress.answers, saved.derived),
    readSections(db, id),
  ]);
  return Promise.all(
    services.map(async (asked) => {
      const { provider_identifier } = asked.service;
      const section = sections.find(({ provider_id }) => provider_id === provider_identifier);
      return {
        asked,
        section,
        is: await stateOf(section, asked),
        reason: section?.reason ?? null,
        link: section?.token_hash ? saved.sections?.[provider_identifier] : undefined,
        phone: knownService(saved.derived, provider_identifier)?.provider_phone_number ?? null,
      };
    }),
  );
}

async function stateOf(section: SectionRow | undefined, asked: ServiceToAsk): Promise<ServiceState["is"]> {
  if (!section) return "not-asked";
  if (section.status === "REFUSED") return "refused";
  if (section.status === "APPROVED") return (await stillCounts(section, asked)) ? "approved" : "stale";
  return section.token_hash === null ? "not-asked" : "waiting";
}

/** By the service's identifier. One query. @throws when the database does not answer */
export async function sentForms(
  states: readonly ServiceState[],
  { sections = {} }: ApplicationState["saved"],
  visit: Visit,
): Promise<ReadonlyMap<string, SectionForm>> {
  const answered = states.filter(({ section }) => section && section.status !== "DRAFT");
  const links = answered.flatMap(({ asked }) => sections[asked.service.provider_identifier] ?? []);
  if (links.length === 0) return new Map();
  const drafts = await draftsOf(visit, sectionDrafts).openAllLinked(links);
  return new Map(
    drafts.flatMap((draft) =>
      draft?.content.sent ? [[draft.content.service.provider_identifier, draft.content] as const] : [],
    ),
  );
}
