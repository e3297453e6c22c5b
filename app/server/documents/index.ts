export type { ScanState } from "./document-rows.ts";
export {
  type DocumentScanner,
  type Documents,
  documentsOf,
  type KeptDocument,
  type ScanVerdict,
  type StoredDocument,
} from "./documents-of.ts";
export { downloadOf } from "./download.ts";
export { type FileKind, mediaTypes } from "./file-kind.ts";
export { documentLimits } from "./limits.ts";
export { type MultipartPart, partsOf, UnreadableUpload } from "./multipart.ts";
export type { FileProblem } from "./receive-file.ts";
export type { Bucket } from "./sealed-file.ts";
export { sweepDocuments } from "./sweep.ts";
