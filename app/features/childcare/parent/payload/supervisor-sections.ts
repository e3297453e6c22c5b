import { type Answers, answerTo } from "#app/forms/answers.ts";
import { draftsOf } from "#app/server/drafts/index.ts";
import type { Visit } from "#app/server/visit.ts";
import { sectionDrafts } from "../../application/section-form.ts";
import { readSections, type SectionRow } from "../../application/section-row.ts";
import type { SupervisorPayload } from "../../supervisor/payload.ts";
import type { SavedApplication } from "../saved-application.ts";
import type { Json } from "./application-json.ts";

type Answered = readonly { readonly row: SectionRow; readonly sent: SupervisorPayload | undefined }[];

async function answeredSections(
  visit: Visit,
  applicationId: string,
  links: NonNullable<SavedApplication["sections"]>,
): Promise<Answered> {
  const rows = await readSections(visit.account.db, applicationId);
  const known = rows.flatMap(({ provider_id }) => links[provider_id] ?? []);
  if (known.length === 0) return rows.map((row) => ({ row, sent: undefined }));
  const drafts = await draftsOf(visit, sectionDrafts).openAllLinked(known);
  const answered = new Map(
    drafts.flatMap((draft) =>
      draft?.content.sent ? [[draft.content.service.provider_identifier, draft.content.sent]] : [],
    ),
  );
  return rows.map((row) => ({ row, sent: answered.get(row.provider_id) }));
}

type Links = Pick<SavedApplication, "sections">;

/** Two queries. @throws without the database, or when a service's answer cannot be opened: nothing is sent without it */
export async function supervisorSections(
  visit: Visit,
  applicationId: string,
  { sections = {} }: Links,
  answers: Answers,
): Promise<Json[]> {
  const all = await answeredSections(visit, applicationId, sections);
  return all.map(({ row, sent }) => {
    if (!sent) throw new Error("What a service answered cannot be opened.");
    return sectionJson(row, sent, emailOf(row.provider_id, answers));
  });
}

const nothingSent = { swn: "", has_holding_or_absence_fee: null, supervisor_name: "" } as const;

/** For the parent, including services that have not answered. @throws when the database does not answer */
export async function supervisorSectionsSoFar(
  visit: Visit,
  applicationId: string,
  { sections = {} }: Links,
  answers: Answers,
): Promise<Json[]> {
  const all = await answeredSections(visit, applicationId, sections);
  return all.map(({ row, sent = nothingSent }) => sectionJson(row, sent, emailOf(row.provider_id, answers)));
}

type SentPart = Pick<
  SupervisorPayload,
  "swn" | "has_holding_or_absence_fee" | "supervisor_name" | "children"
>;

export const sectionJson = (
  { provider_id, status, answered_at }: Pick<SectionRow, "provider_id" | "status" | "answered_at">,
  { swn, has_holding_or_absence_fee, supervisor_name, children = [] }: SentPart,
  email: string,
): Json => ({
  provider_identifier: provider_id,
  status: status === "APPROVED" ? "APPROVED" : "DRAFT",
  swn,
  provider_email: email,
  has_holding_or_absence_fee,
  supervisor_name,
  datetime_completed: answered_at === null ? null : new Date(answered_at).toISOString(),
  enrollments: children.map(({ supervisor_has_authority: _, ...enrolled }) => enrolled),
});

function emailOf(service: string, answers: Answers): string {
  const name = Object.keys(answers).find(
    (each) => each.endsWith(".provider_identifier") && answerTo(answers, each) === service,
  );
  return (name && answerTo(answers, name.replace(/identifier$/, "email"))) ?? "";
}
