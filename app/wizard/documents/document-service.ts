import type { Language } from "#app/i18n/languages.ts";
import { type Texts, type Words, wordsOf } from "#app/i18n/words.ts";
import type {
  Documents,
  FileLimits,
  KeptDocument,
  StoredDocument,
  UnreadableUpload,
} from "#app/server/documents/index.ts";
import type { RateLimit } from "#app/server/limits/rate-limit.ts";
import type { Visit } from "#app/server/visit.ts";

export interface RequestedDocument {
  /** Of the part in which it is sent; the same for every row. */
  readonly key: string;
  /** Stored with each file of it: what it was asked for, so that it is found again when rows change places. */
  readonly label: string;
  /** From 0, where it is asked for each of several, such as children. */
  readonly row: number | undefined;
  readonly isOptional: boolean;
}

/** What one request finds of its owner's documents. */
export interface OpenDocuments {
  readonly documents: Documents;
  readonly requested: readonly RequestedDocument[];
  /** Of all that is stored; undefined while the database does not answer. */
  readonly stored: readonly StoredDocument[] | undefined;
  readonly cookies: readonly string[];
}

/** Any word of the page that a service has too replaces the kit's. */
type DocumentsText = {
  readonly [key in "title" | "heading" | "headingMi" | "lead" | "submit" | "sending" | "back"]: string;
} & {
  readonly declaration: { readonly title: string; readonly intro: string; readonly agree: string };
  readonly errors: { readonly full: string; readonly declaration: string };
  readonly problems: { readonly failed: string };
};

/** Page, handlers and call follow from it. Methods, so that one of any `OpenDocuments` is a `DocumentService`. */
export interface DocumentService<O extends OpenDocuments = OpenDocuments> {
  /** Without language prefix. */
  readonly path: string;
  /** Where Back leads, without language prefix. */
  readonly before: string;
  readonly sent: {
    /** Without language prefix. */
    readonly path: string;
    /** As the call tells it. */
    readonly status: string;
  };
  /** Its errors are counted under it. */
  readonly category: string;
  /** What a row is called in the form and by the call, such as "child". */
  readonly rowName: string;
  /** Statements of the declaration, keys of `declaration/`. */
  readonly declares: readonly string[];
  /** The kit's words say 3MB a file and 25MB at once; where others hold, the service has `help`, `errors/size` and `problems/too-large` too. */
  readonly limits: FileLimits;
  /** How often one may send. */
  readonly sendLimit: RateLimit;
  /** Headings of the page in order, keys of `groups/`. */
  readonly groups: readonly string[];
  words(language: Language): Words<DocumentsText>;
  serviceName(language: Language): string;
  groupOf(document: O["requested"][number]): string;
  /** `name` is what it is called where its heading is not at hand. */
  describe(
    document: O["requested"][number],
    open: O,
    language: Language,
  ): { readonly title: string; readonly name: string; readonly hint: string | undefined };
  /** Until when all this is kept, to be shown below it. */
  until?(open: O, language: Language): string;
  /** Only for whoever may add documents now. @returns where to go instead */
  open(visit: Visit): Promise<O | Response>;
  /** Called when no document is missing or unscanned and the declaration is agreed to; sends once, whatever is pressed. */
  send(visit: Visit, ready: O): Promise<"sent" | "failed">;
}

/** Something is wrong with a file; `document` is what it was sent as. */
export interface FileFault {
  readonly document: RequestedDocument;
  readonly kept: Exclude<KeptDocument, { is: "kept" }>;
}

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

export interface DocumentsPageProps {
  readonly service: DocumentService;
  readonly open: OpenDocuments;
  readonly faults: readonly FileFault[];
  readonly problems: readonly UploadProblem[];
  readonly isDeclared: boolean;
}

const kitWords = wordsOf("wizard/documents");

export type DocumentWords = Words<DocumentsText & Texts["wizard/documents"]>;

export function documentWords(service: Pick<DocumentService, "words">, language: Language): DocumentWords {
  const own = service.words(language);
  const kit = kitWords(language);
  const find: DocumentWords["find"] = (key, values) => own.find(key, values) ?? kit.find(key, values);
  return Object.assign<(...of: Parameters<typeof find>) => string, Pick<DocumentWords, "find" | "language">>(
    (key, values) => find(key, values) ?? key,
    { find, language },
  );
}

export const filesOf = (
  { label }: Pick<RequestedDocument, "label">,
  stored: readonly StoredDocument[],
): StoredDocument[] => stored.filter((document) => document.label === label);

/** The answers have changed since they were added. */
export const notRequested = ({ requested, stored = [] }: OpenDocuments): StoredDocument[] =>
  stored.filter(({ label }) => !requested.some((one) => one.label === label));
