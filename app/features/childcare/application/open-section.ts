import { type Draft, linkedDraftsOf, openWithToken } from "#app/server/drafts/index.ts";
import { logFailure } from "#app/server/log.ts";
import type { Visit } from "#app/server/visit.ts";
import { type SectionForm, sectionDrafts } from "./section-form.ts";
import { readSection, type SectionForSupervisor } from "./section-row.ts";
import { boundTo, isTokenOf, type LinkTarget } from "./section-token.ts";
import { may } from "./states.ts";

export interface OpenSection {
  readonly target: LinkTarget;
  readonly row: SectionForSupervisor;
  readonly tokenHash: string;
  readonly draft: Draft<SectionForm>;
}

export type FoundSection =
  | ({ readonly is: "open" } & OpenSection)
  /** The form was sent with this token. */
  | { readonly is: "sent"; readonly row: SectionForSupervisor }
  /** It was the right token; the parent has changed the application, or whom the link goes to, since. */
  | { readonly is: "changed" }
  /** Never valid, or no longer: nobody is told which. */
  | { readonly is: "none" }
  | { readonly is: "unavailable" };

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Two queries. Opening changes nothing. */
export async function openSection(visit: Visit, target: LinkTarget, token: string): Promise<FoundSection> {
  const {
    site: { seal },
    account,
  } = visit;
  try {
    if (!uuid.test(target.applicationId)) return { is: "none" };
    const row = await readSection(account.db, target, account.now);
    if (!row) return { is: "none" };
    if (!(await isTokenOf(row.token_hash, target, row.round, token))) return await ended(row, target, token);
    if (row.expires_at <= account.now || !may(row.application_status, "answer-as-supervisor"))
      return { is: "none" };
    const bound = boundTo(target, row.round);
    const link = await openWithToken({ draftId: row.draft_id, wrapped: row.wrapped }, token, bound, seal);
    const found = link && (await linkedDraftsOf(visit, sectionDrafts).open(link));
    if (found?.is === "unavailable") return found;
    if (found?.is !== "draft") return { is: "none" };
    return { is: "open", target, row, tokenHash: row.token_hash ?? "", draft: found.draft };
  } catch (error) {
    logFailure(error);
    return { is: "unavailable" };
  }
}

async function ended(row: SectionForSupervisor, target: LinkTarget, token: string): Promise<FoundSection> {
  if (await isTokenOf(row.ended_hash, target, row.round, token))
    return row.status === "DRAFT" ? { is: "changed" } : { is: "sent", row };
  const before = Array.from({ length: row.round }, (_, round) => round);
  const matches = await Promise.all(before.map((round) => isTokenOf(row.ended_hash, target, round, token)));
  return { is: matches.includes(true) ? "changed" : "none" };
}
