import type { StoredDocument, UnreadableUpload } from "#app/server/documents/index.ts";
import type { ApplicationState } from "../service.ts";
import type { FileFault } from "./receive-uploads.ts";
import type { RequestedDocument } from "./requested-documents.ts";

export type UploadProblem =
  | UnreadableUpload["reason"]
  | "missing"
  | "refused"
  | "waiting"
  | "declaration"
  | "failed"
  | "forged"
  | "unavailable"
  | "too-often";

export interface UploadsPageProps {
  readonly state: ApplicationState;
  readonly requested: readonly RequestedDocument[];
  /** Undefined while the database does not answer. */
  readonly stored: readonly StoredDocument[] | undefined;
  readonly faults: readonly FileFault[];
  readonly problems: readonly UploadProblem[];
  readonly isDeclared: boolean;
}
