import { documentsOf } from "#app/server/documents/index.ts";
import type { Draft } from "#app/server/drafts/index.ts";
import { logFailure } from "#app/server/log.ts";
import { redirectTo } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import type { OpenDocuments } from "#app/wizard/documents/document-service.ts";
import { loadState } from "#app/wizard/state.ts";
import {
  type ApplicationRow,
  latestApplication,
  readApplication,
} from "../../application/application-row.ts";
import { may } from "../../application/states.ts";
import { pages } from "../pages.ts";
import type { SavedApplication } from "../saved-application.ts";
import { type ApplicationState, childcareSubsidy } from "../service.ts";
import { fileLimits } from "./file-limits.ts";
import { type RequestedDocument, requestedDocuments } from "./requested-documents.ts";

export interface UploadsState extends OpenDocuments {
  readonly state: ApplicationState;
  readonly draft: Draft<SavedApplication>;
  readonly row: ApplicationRow;
  readonly requested: readonly RequestedDocument[];
}

/** Only the one whose application it is, and only while documents may be added. @returns where to go instead */
export async function uploadsState(visit: Visit): Promise<UploadsState | Response> {
  const {
    account,
    neighbours: { bucket },
    account: { person },
  } = visit;
  if (!person) return redirectTo(visit, pages.landing);
  const state = await loadState(childcareSubsidy, visit);
  const { draft, cookies } = state;
  try {
    if (!draft?.content.application) {
      const latest = await latestApplication(account.db, person.id);
      const otherwise = state.missing ? pages.review : pages.landing;
      return redirectTo(visit, latest?.status === "SUBMITTED" ? pages.sent : otherwise, cookies);
    }
    const row = await readApplication(account.db, { draftId: draft.id });
    if (!row || !may(row.status, "upload"))
      return redirectTo(visit, row?.status === "SUBMITTED" ? pages.sent : pages.review, cookies);
    const documents = documentsOf({
      db: account.db,
      bucket,
      now: account.now,
      applicationId: row.id,
      secret: draft.key,
      limits: fileLimits,
    });
    const requested = requestedDocuments(state.progress.answers);
    return { state, draft, row, documents, requested, stored: await documents.list(), cookies };
  } catch (error) {
    logFailure(error, visit.request);
    return redirectTo(visit, pages.review, cookies);
  }
}
