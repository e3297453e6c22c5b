import type { Visit } from "#app/server/visit.ts";
import { openSection } from "../../application/open-section.ts";
import { firstNames } from "../../application/queue-mails.ts";
import { referenceOf } from "../../application/reference.ts";
import { heldLinks, type SectionTarget } from "../../application/section-link.ts";
import { basePath } from "../pages.ts";

/** A form whose link this browser has opened, and that is not sent yet. */
export interface WaitingFamily {
  readonly reference: string;
  readonly children: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /** Without language prefix. */
  readonly path: string;
}

/** The one asked first comes first. Two queries for each other link. */
export async function otherFamilies(visit: Visit, here: SectionTarget): Promise<WaitingFamily[]> {
  const held = (await heldLinks.mailed(visit)).filter(
    ({ applicationId, providerId }) => applicationId !== here.applicationId || providerId !== here.providerId,
  );
  const found = await Promise.all(
    held.map(async ({ token = "", applicationId = "", providerId = "" }) => {
      const section = await openSection(visit, { applicationId, providerId }, token);
      if (section.is !== "open") return [];
      return {
        reference: await referenceOf(applicationId),
        children: firstNames(section.draft.content.children),
        sentAt: section.row.sent_at,
        path: basePath(section.target),
      };
    }),
  );
  return found.flat().sort((one, other) => one.sentAt - other.sentAt);
}
