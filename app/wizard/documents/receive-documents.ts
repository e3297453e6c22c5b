import { isValidFormToken } from "#app/server/csrf/form-token.ts";
import {
  documentLimits,
  type MultipartPart,
  partsOf,
  type StoredDocument,
  UnreadableUpload,
} from "#app/server/documents/index.ts";
import type { Visit } from "#app/server/visit.ts";
import type { DocumentService, FileFault, OpenDocuments, RequestedDocument } from "./document-service.ts";

export interface ReceivedDocuments {
  readonly intent: string;
  readonly isDeclared: boolean;
  readonly kept: readonly StoredDocument[];
  readonly faults: readonly FileFault[];
  readonly unreadable: UnreadableUpload["reason"] | undefined;
  /** The browser does not say where the form came from, and the form has no token: nothing was kept. */
  readonly isForged: boolean;
}

type Receiving = Pick<OpenDocuments, "documents" | "requested" | "stored"> & Pick<DocumentService, "rowName">;

const replaces = "replace:";

/** Reads a request to its end, if it can be read; each good file is kept as it arrives. */
export async function receiveDocuments(
  visit: Visit,
  request: Request,
  receiving: Receiving,
): Promise<ReceivedDocuments> {
  const reader = new UploadReader(visit, receiving);
  let unreadable: ReceivedDocuments["unreadable"];
  try {
    const isMultipart = /^multipart\//i.test(request.headers.get("Content-Type") ?? "");
    if (isMultipart)
      for await (const part of partsOf(request, receiving.documents.limits.request)) await reader.read(part);
    else
      for (const [name, value] of await request.formData())
        if (typeof value === "string") reader.field(name, value);
  } catch (error) {
    if (!(error instanceof UnreadableUpload)) throw error;
    unreadable = error.reason;
  }
  const { intent, isDeclared, kept, faults, isForged } = reader;
  return { intent, isDeclared, kept, faults, unreadable, isForged };
}

class UploadReader {
  intent = "";
  isDeclared = false;
  isForged: boolean;
  readonly kept: StoredDocument[] = [];
  readonly faults: FileFault[] = [];
  /** The row that the next files belong to: by the field before them, else by their place. */
  #row = -1;
  #isRowNamed = false;
  #token = "";
  #fields = 0;
  readonly #visit: Visit;
  readonly #receiving: Receiving;

  constructor(visit: Visit, receiving: Receiving) {
    this.#visit = visit;
    this.#receiving = receiving;
    this.isForged = visit.request.originUnknown;
  }

  field(name: string, value: string): void {
    if (name === "_csrf") this.#token = value;
    if (name === "intent") this.intent = value;
    if (name === "uploadsDeclaration") this.isDeclared = value === "true" || value === "on";
    if (name === `uploads.${this.#receiving.rowName}` && /^\d{1,2}$/.test(value)) {
      this.#row = Number(value);
      this.#isRowNamed = true;
    }
  }

  async read({ name, filename, data }: MultipartPart): Promise<void> {
    if (filename === undefined) {
      if (++this.#fields > documentLimits.fields) throw new UnreadableUpload("malformed");
      this.field(name, await textOf(data));
      if (name === "_csrf" && this.isForged) this.isForged = !(await this.#hasToken());
      return;
    }
    const target = this.#targetOf(name);
    const chunks = await begun(data);
    if (!target || this.isForged || (!chunks && filename === "")) return;
    const { document, old } = target;
    const { documents } = this.#receiving;
    const part = { filename, data: chunks ?? nothing() };
    const kept = await documents.keep(part, { label: document.label, replaces: old });
    if (kept.is === "kept") this.kept.push(kept.document);
    else this.faults.push({ document, kept });
  }

  #targetOf(name: string): { document: RequestedDocument; old?: string } | undefined {
    const { requested, stored = [] } = this.#receiving;
    if (name.startsWith(replaces)) {
      const old = stored.find(({ id }) => id === name.slice(replaces.length));
      const document = old && requested.find(({ label }) => label === old.label);
      return document && old && { document, old: old.id };
    }
    const all = requested.filter(({ key }) => key === name);
    const document = all[0]?.row === undefined ? all[0] : this.#nextRow(all);
    return document && { document };
  }

  #nextRow(rows: readonly RequestedDocument[]): RequestedDocument | undefined {
    if (!this.#isRowNamed) this.#row++;
    return rows.find(({ row }) => row === this.#row);
  }

  async #hasToken(): Promise<boolean> {
    const {
      request: { cookies, now },
      site: { seal },
    } = this.#visit;
    return isValidFormToken(cookies, this.#token, seal, now.getTime());
  }
}

async function textOf(data: AsyncIterable<Uint8Array>): Promise<string> {
  let text = "";
  let size = 0;
  const decoder = new TextDecoder();
  for await (const chunk of data) {
    size += chunk.length;
    if (size <= documentLimits.fieldBytes) text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

/** @returns nothing where there is nothing in it: a control in which no file was chosen is sent as an empty file without a name */
async function begun(data: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array> | undefined> {
  const chunks = data[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done) return undefined;
  return {
    async *[Symbol.asyncIterator]() {
      yield first.value;
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
    },
  };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
