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
import type { FileLimits } from "./limits.ts";
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
  /** Bytes. */
  readonly size: number;
  readonly scan: ScanState;
}

/** `name` as it may be shown. */
export type KeptDocument =
  | { is: "kept"; document: StoredDocument }
  | { is: "refused"; name: string; problems: FileProblem[] }
  /** As many files or bytes as may be. */
  | { is: "full"; name: string }
  | { is: "unavailable"; name: string };

interface KeepOptions {
  /** Says what the document is, in words of the one who asked for it. Sealed with it. */
  label: string;
  /** The document that goes when this one is there. */
  replaces?: string | undefined;
}

type ScanVerdict = Exclude<ScanState, "waiting"> | undefined;

export interface DocumentScanner {
  /** @returns nothing when the scanner does not answer */
  scan(content: () => AsyncIterable<Uint8Array>, size: number): Promise<ScanVerdict>;
}

/** The documents of one owner. Nothing here throws but `keep`, when the request cannot be read. */
export interface Documents {
  readonly limits: FileLimits;
  /** In the order of their arrival; nothing when the database does not answer. */
  list(): Promise<StoredDocument[] | undefined>;
  /** @throws UnreadableUpload */
  keep(part: Pick<MultipartPart, "filename" | "data">, options: KeepOptions): Promise<KeptDocument>;
  /** Also where there is none. @returns false when the database does not answer */
  remove(id: string): Promise<boolean>;
  /** @throws while it is read, when it is not whole */
  open(document: Pick<StoredDocument, "storageKey" | "size">): AsyncIterable<Uint8Array>;
  /** Has those scanned that wait. @returns all, with their states */
  scanWaiting(documents: readonly StoredDocument[], scanner: DocumentScanner): Promise<StoredDocument[]>;
  deleteFiles(documents: readonly DeletedFile[]): Promise<void>;
}

interface DocumentsRequest {
  db: D1Database;
  bucket: Bucket;
  now: number;
  applicationId: string;
  /** 32 random bytes that stand only in the owner's sealed draft. */
  secret: RawKey;
  limits: FileLimits;
}

export const documentsOf = (request: DocumentsRequest): Documents => new OwnedDocuments(request);

class OwnedDocuments implements Documents {
  readonly #db: D1Database;
  readonly #bucket: Bucket;
  readonly #now: number;
  readonly #applicationId: string;
  readonly #secret: RawKey;
  readonly limits: FileLimits;
  #imported: Promise<OwnerKey> | undefined;
  #arrived = 0;

  constructor({ db, bucket, now, applicationId, secret, limits }: DocumentsRequest) {
    this.#db = db;
    this.#bucket = bucket;
    this.#now = now;
    this.#applicationId = applicationId;
    this.#secret = secret;
    this.limits = limits;
  }

  async list(): Promise<StoredDocument[] | undefined> {
    try {
      const rows = await withTimeout(selectDocuments(this.#db, this.#applicationId));
      return (await Promise.all(rows.map((row) => this.#opened(row)))).flat();
    } catch (error) {
      return void logFailure(error);
    }
  }

  async keep(
    { filename = "", data }: Pick<MultipartPart, "filename" | "data">,
    { label, replaces }: KeepOptions,
  ): Promise<KeptDocument> {
    const cleaned = cleanFileName(filename);
    const received = await receiveFile(data, cleaned, this.#bucket, await this.#owner(), this.limits.file);
    if (received.is === "refused") return { ...received, name: cleaned };
    if (received.is === "failed") return { is: "unavailable", name: cleaned };
    const { file, size, kind } = received;
    return this.#name(file, size, { name: cleaned, kind, label, replaces });
  }

  async remove(id: string): Promise<boolean> {
    try {
      const removed = await withTimeout(deleteDocument(this.#db, this.#applicationId, id));
      if (removed) await this.deleteFiles([removed]);
      return true;
    } catch (error) {
      logFailure(error);
      return false;
    }
  }

  async *open(document: Pick<StoredDocument, "storageKey" | "size">): AsyncIterable<Uint8Array> {
    yield* openSealedFile(this.#bucket, await this.#owner(), document);
  }

  async scanWaiting(
    documents: readonly StoredDocument[],
    scanner: DocumentScanner,
  ): Promise<StoredDocument[]> {
    const scanned: StoredDocument[] = [];
    for (const document of documents) scanned.push(await this.#scanOne(document, scanner));
    return scanned;
  }

  async deleteFiles(files: readonly DeletedFile[]): Promise<void> {
    await deleteSealedFiles(this.#bucket, files).catch(logFailure);
  }

  #owner(): Promise<OwnerKey> {
    this.#imported ??= ownerKeyFrom(this.#secret);
    return this.#imported;
  }

  async #detailsKey(id: string): Promise<CryptoKey> {
    return deriveSealKey(await this.#owner(), `details ${id}`);
  }

  async #opened({ id, storage_key, size, scan, sealed }: DocumentRow): Promise<StoredDocument[]> {
    const key = await this.#detailsKey(id);
    const read = details.safeParse(await decryptJson(key, sealed, this.#applicationId));
    return read.success ? [{ ...read.data, id, storageKey: storage_key, size, scan }] : [];
  }

  /** File first, then the row that names it. */
  async #name(
    file: SealedFileWriter,
    size: number,
    { replaces, ...more }: DocumentDetails & Pick<KeepOptions, "replaces">,
  ): Promise<KeptDocument> {
    const id = crypto.randomUUID();
    const { storageKey } = file;
    const sealed = await encryptJson(await this.#detailsKey(id), details.parse(more), this.#applicationId);
    // A millisecond apart, so that they are listed in the order of their arrival.
    const row = { id, storage_key: storageKey, sealed, size, created_at: this.#now + this.#arrived++ };
    try {
      const inserted = await withTimeout(
        insertDocument(this.#db, this.#applicationId, row, replaces, this.limits),
      );
      if (!inserted) {
        await file.discard().catch(logFailure);
        return { is: "full", name: more.name };
      }
      if (inserted.replaced) await this.deleteFiles([inserted.replaced]);
      return { is: "kept", document: { ...more, id, storageKey, size, scan: "waiting" } };
    } catch (error) {
      logFailure(error);
      await this.#takeBack(id, file);
      return { is: "unavailable", name: more.name };
    }
  }

  /** The row may be there although the answer was lost: the file goes only after it. */
  async #takeBack(id: string, file: SealedFileWriter): Promise<void> {
    await withTimeout(deleteDocument(this.#db, this.#applicationId, id))
      .then(() => file.discard())
      .catch(logFailure);
  }

  async #scanOne(document: StoredDocument, scanner: DocumentScanner): Promise<StoredDocument> {
    if (document.scan !== "waiting") return document;
    try {
      const verdict = await scanner.scan(() => this.open(document), document.size);
      if (!verdict) return document;
      await withTimeout(setScanState(this.#db, document.id, verdict));
      return { ...document, scan: verdict };
    } catch (error) {
      logFailure(error);
      return document;
    }
  }
}
