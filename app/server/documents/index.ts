export {
  type DocumentScanner,
  type Documents,
  documentsOf,
  type KeptDocument,
  type StoredDocument,
} from "./documents-of.ts";
export { downloadOf } from "./download.ts";
export { mediaTypes } from "./file-kind.ts";
export { documentLimits, type FileLimits } from "./limits.ts";
export { type MultipartPart, partsOf, UnreadableUpload } from "./multipart.ts";

export { ownerSecretText, readOwnerSecret } from "./owner-secret.ts";
export type { Bucket } from "./sealed-file.ts";
export { sweepDocuments } from "./sweep.ts";
