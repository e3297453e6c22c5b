import * as z from "zod";
import { decryptJson, encryptJson, type RawKey } from "#workers/aes-gcm.ts";
import { withTimeout } from "../http/with-timeout.ts";
import { logFailure } from "../log.ts";
import {
  type DeletedFile,
  type DocumentRow,
  deleteDocument,
  insertDocument,
  type ScanState,
  selectDocuments,
  setScanState,
} from "./document-rows.ts";
import { cleanFileName } from "./file-kind.ts";
import type { MultipartPart } from "./multipart.ts";
import { type FileProblem, receiveFile } from "./receive-file.ts";
import {
  type Bucket,
  deleteSealedFiles,
  deriveSealKey,
  type OwnerKey,
  openSealedFile,
  ownerKeyFrom,
  type SealedFileWriter,
} from "./sealed-file.ts";

const details = z.object({ name: z.string(), kind: z.enum(["jpg", "png", "pdf"]), label: z.string() });
type DocumentDetails = z.infer<typeof details>;

export interface StoredDocument extends DocumentDetails {
  readonly id: string;
  readonly storageKey: string;
  readonly size: number;
  readonly scan: ScanState;
}

export type KeptDocument =
  | { is: "kept"; document: StoredDocument }
  | { is: "refused"; name: string; problems: FileProblem[] }
  | { is: "full"; name: string }
  | { is: "unavailable"; name: string };

interface KeepOptions {
  label: string;
  replaces?: string | undefined;
}

type ScanVerdict = Exclude<ScanState, "waiting"> | undefined;

export interface DocumentScanner {
  /** @returns nothing when the scanner does not answer */
  scan(content: () => AsyncIterable<Uint8Array>, size: number): Promise<ScanVerdict>;
}

/** Only `keep` throws, when the request cannot be read. */
export interface Documents {
  /** In order of arrival; nothing when the database does not answer. */
  list(): Promise<StoredDocument[] | undefined>;
  /** @throws UnreadableUpload */
  keep(part: Pick<MultipartPart, "filename" | "data">, options: KeepOptions): Promise<KeptDocument>;
  remove(id: string): Promise<boolean>;
  /** @throws during reading, when the file is not whole */
  open(document: Pick<StoredDocument, "storageKey" | "size">): AsyncIterable<Uint8Array>;
  scanWaiting(documents: readonly StoredDocument[], scanner: DocumentScanner): Promise<StoredDocument[]>;
  deleteFiles(documents: readonly DeletedFile[]): Promise<void>;
}

interface DocumentsRequest {
  db: D1Database;
  bucket: Bucket;
  now: number;
  applicationId: string;
  /** 32 random bytes, stored only in the owner's sealed draft. */
  secret: RawKey;
}

export function documentsOf({ db, bucket, now, applicationId, secret }: DocumentsRequest): Documents {
  let imported: Promise<OwnerKey> | undefined;
  const owner = () => {
    imported ??= ownerKeyFrom(secret);
    return imported;
  };
  let arrived = 0;
  const detailsKey = async (id: string) => deriveSealKey(await owner(), `details ${id}`);

  async function opened({ id, storage_key, size, scan, sealed }: DocumentRow): Promise<StoredDocument[]> {
    const read = details.safeParse(await decryptJson(await detailsKey(id), sealed, applicationId));
    return read.success ? [{ ...read.data, id, storageKey: storage_key, size, scan }] : [];
  }

  async function deleteFiles(files: readonly DeletedFile[]): Promise<void> {
    await deleteSealedFiles(bucket, files).catch(logFailure);
  }

  /** The file comes first, then the row that names it. */
  async function name(
    file: SealedFileWriter,
    size: number,
    { replaces, ...more }: DocumentDetails & Pick<KeepOptions, "replaces">,
  ): Promise<KeptDocument> {
    const id = crypto.randomUUID();
    const { storageKey } = file;
    const sealed = await encryptJson(await detailsKey(id), details.parse(more), applicationId);
    // A millisecond apart, to be listed in order of arrival.
    const row = { id, storage_key: storageKey, sealed, size, created_at: now + arrived++ };
    try {
      const inserted = await withTimeout(insertDocument(db, applicationId, row, replaces));
      if (!inserted) {
        await file.discard().catch(logFailure);
        return { is: "full", name: more.name };
      }
      if (inserted.replaced) await deleteFiles([inserted.replaced]);
      return { is: "kept", document: { ...more, id, storageKey, size, scan: "waiting" } };
    } catch (error) {
      logFailure(error);
      await takeBack(id, file);
      return { is: "unavailable", name: more.name };
    }
  }

  /** The row may exist although the answer was lost, so it goes before the file. */
  async function takeBack(id: string, file: SealedFileWriter): Promise<void> {
    await withTimeout(deleteDocument(db, applicationId, id))
      .then(() => file.discard())
      .catch(logFailure);
  }

  return {
    async list() {
      try {
        const rows = await withTimeout(selectDocuments(db, applicationId));
        return (await Promise.all(rows.map(opened))).flat();
      } catch (error) {
        return void logFailure(error);
      }
    },
    async keep({ filename = "", data }, { label, replaces }) {
      const cleaned = cleanFileName(filename);
      const received = await receiveFile(data, cleaned, bucket, await owner());
      if (received.is === "refused") return { ...received, name: cleaned };
      if (received.is === "failed") return { is: "unavailable", name: cleaned };
      const { file, size, kind } = received;
      return name(file, size, { name: cleaned, kind, label, replaces });
    },
    async remove(id) {
      try {
        const removed = await withTimeout(deleteDocument(db, applicationId, id));
        if (removed) await deleteFiles([removed]);
        return true;
      } catch (error) {
        logFailure(error);
        return false;
      }
    },
    async *open(document) {
      yield* openSealedFile(bucket, await owner(), document);
    },
    async scanWaiting(documents, scanner) {
      const scanned: StoredDocument[] = [];
      for (const document of documents) scanned.push(await scanOne(document, scanner));
      return scanned;
    },
    deleteFiles,
  };

  async function scanOne(document: StoredDocument, scanner: DocumentScanner): Promise<StoredDocument> {
    if (document.scan !== "waiting") return document;
    try {
      const content = async function* () {
        yield* openSealedFile(bucket, await owner(), document);
      };
      const verdict = await scanner.scan(content, document.size);
      if (!verdict) return document;
      await withTimeout(setScanState(db, document.id, verdict));
      return { ...document, scan: verdict };
    } catch (error) {
      logFailure(error);
      return document;
    }
  }
}
