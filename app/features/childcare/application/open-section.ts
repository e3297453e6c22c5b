import { type Draft, draftsOf } from "#app/server/drafts/index.ts";
import { logFailure } from "#app/server/log.ts";
import type { Visit } from "#app/server/visit.ts";
import { type SectionForm, sectionDrafts } from "./section-form.ts";
import { type SectionTarget, sectionLinks } from "./section-link.ts";
import { readSection, type SectionForSupervisor } from "./section-row.ts";

import { may } from "./states.ts";

export interface OpenSection {
  readonly target: SectionTarget;
  readonly row: SectionForSupervisor;
  readonly tokenHash: string;
  readonly draft: Draft<SectionForm>;
}

export type FoundSection =
  | ({ readonly is: "open" } & OpenSection)
  | { readonly is: "sent"; readonly row: SectionForSupervisor }
  /** The token was right, but the parent has since changed the application or the address. */
  | { readonly is: "changed" }
  /** Never valid, or no longer: nobody is told which. */
  | { readonly is: "none" }
  | { readonly is: "unavailable" };

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Two queries. Opening changes nothing. */
export async function openSection(visit: Visit, target: SectionTarget, token: string): Promise<FoundSection> {
  const {
    site: { seal },
    account,
  } = visit;
  try {
    if (!uuid.test(target.applicationId)) return { is: "none" };
    const row = await readSection(account.db, target, account.now);
    if (!row) return { is: "none" };
    const standing = await sectionLinks.standingOf(row, target, token);
    if (standing === "ended" && row.status !== "DRAFT") return { is: "sent", row };
    if (standing === "ended" || standing === "of-round-before") return { is: "changed" };
    if (standing === "none" || row.expires_at <= account.now) return { is: "none" };
    if (!may(row.application_status, "answer-as-supervisor")) return { is: "none" };
    const link = await sectionLinks.openToken(row, target, token, seal);
    const found = link && (await draftsOf(visit, sectionDrafts).openLinked(link));
    if (found?.is === "unavailable") return found;
    if (found?.is !== "draft") return { is: "none" };
    return { is: "open", target, row, tokenHash: row.token_hash ?? "", draft: found.draft };
  } catch (error) {
    logFailure(error);
    return { is: "unavailable" };
  }
}
