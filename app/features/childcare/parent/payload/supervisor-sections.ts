import { type Answers, answerTo } from "#app/forms/answers.ts";
import { draftsOf } from "#app/server/drafts/index.ts";
import type { Visit } from "#app/server/visit.ts";
import { emailSource } from "../../application/mailbox.ts";
import { type SectionForm, sectionDrafts } from "../../application/section-form.ts";
import { readSections, type SectionRow } from "../../application/section-row.ts";
import type { SupervisorPayload } from "../../supervisor/payload.ts";
import type { SavedApplication } from "../saved-application.ts";
import { knownService } from "../steps/children/known-services.ts";
import type { Json } from "./application-json.ts";

type Answered = readonly { readonly row: SectionRow; readonly form: SectionForm | undefined }[];

async function answeredSections(
  visit: Visit,
  applicationId: string,
  links: NonNullable<SavedApplication["sections"]>,
): Promise<Answered> {
  const rows = await readSections(visit.account.db, applicationId);
  const known = rows.flatMap(({ provider_id }) => links[provider_id] ?? []);
  if (known.length === 0) return rows.map((row) => ({ row, form: undefined }));
  const drafts = await draftsOf(visit, sectionDrafts).openAllLinked(known);
  const answered = new Map(
    drafts.flatMap((draft) =>
      draft?.content.sent ? [[draft.content.service.provider_identifier, draft.content]] : [],
    ),
  );
  return rows.map((row) => ({ row, form: answered.get(row.provider_id) }));
}

type Links = Pick<SavedApplication, "sections" | "derived">;

/** Two queries. @throws without the database, or when a service's answer cannot be opened: nothing is sent without it */
export async function supervisorSections(
  visit: Visit,
  applicationId: string,
  { sections = {}, derived }: Links,
  answers: Answers,
): Promise<{ sections: Json[]; forms: SectionForm[] }> {
  const all = await answeredSections(visit, applicationId, sections);
  const opened = all.map(({ row, form }) => {
    if (!form?.sent) throw new Error("What a service answered cannot be opened.");
    return {
      form,
      json: sectionJson(row, form.sent, addressOf(row.provider_id, { ...derived, ...answers })),
    };
  });
  return { sections: opened.map(({ json }) => json), forms: opened.map(({ form }) => form) };
}

const nothingSent = { swn: "", has_holding_or_absence_fee: null, supervisor_name: "" } as const;

/** For the parent, including services that have not answered. @throws when the database does not answer */
export async function supervisorSectionsSoFar(
  visit: Visit,
  applicationId: string,
  { sections = {}, derived }: Links,
  answers: Answers,
): Promise<Json[]> {
  const all = await answeredSections(visit, applicationId, sections);
  return all.map(({ row, form }) =>
    sectionJson(row, form?.sent ?? nothingSent, addressOf(row.provider_id, { ...derived, ...answers })),
  );
}

type SentPart = Pick<
  SupervisorPayload,
  "swn" | "has_holding_or_absence_fee" | "supervisor_name" | "children"
>;

export const sectionJson = (
  { provider_id, status, answered_at }: Pick<SectionRow, "provider_id" | "status" | "answered_at">,
  { swn, has_holding_or_absence_fee, supervisor_name, children = [] }: SentPart,
  { email, source }: ServiceAddress,
): Json => ({
  provider_identifier: provider_id,
  status: status === "APPROVED" ? "APPROVED" : "DRAFT",
  swn,
  provider_email: email,
  provider_email_source: source,
  has_holding_or_absence_fee,
  supervisor_name,
  datetime_completed: answered_at === null ? null : new Date(answered_at).toISOString(),
  enrollments: children.map(({ supervisor_has_authority: _, ...enrolled }) => enrolled),
});

interface ServiceAddress {
  readonly email: string;
  readonly source: "directory" | "family";
}

/** @param answers with derived ones */
function addressOf(service: string, answers: Answers): ServiceAddress {
  const name = Object.keys(answers).find(
    (each) => each.endsWith(".provider_identifier") && answerTo(answers, each) === service,
  );
  const email = (name && answerTo(answers, name.replace(/identifier$/, "email"))) ?? "";
  return { email, source: emailSource(email, knownService(answers, service)?.email) };
}
