import { partsOf, type StoredDocument } from "#app/server/documents/index.ts";
import { countVisitor } from "#app/server/limits/visitor-limit.ts";
import { logFailure } from "#app/server/log.ts";
import { type PageResponse, type RenderOptions, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import {
  type DocumentService,
  type DocumentsPageProps,
  filesOf,
  type OpenDocuments,
  type UploadProblem,
} from "./document-service.ts";
import { type ReceivedDocuments, receiveDocuments } from "./receive-documents.ts";

/** Milliseconds: what is not scanned by then is scanned after the answer. */
const scanTime = 4_000;

const removes = "remove:";

type Answer = Promise<PageResponse<DocumentsPageProps>>;

/** @param taken in place of what was received */
export async function submitDocuments(
  service: DocumentService,
  visit: Visit,
  request: Request,
  taken: Partial<ReceivedDocuments> = {},
): Answer {
  const found = await service.open(visit);
  if (found instanceof Response) {
    await readToTheEnd(request, service.limits.request);
    return found;
  }
  const { documents, requested, cookies } = found;
  const receiving = { documents, requested, stored: found.stored, rowName: service.rowName };
  const received = { ...(await receiveDocuments(visit, request, receiving)), ...taken };
  const { intent, faults, isDeclared, isForged } = received;
  const shown = (
    open: OpenDocuments,
    problems: readonly UploadProblem[],
    status: number,
    more: RenderOptions = {},
  ) =>
    show<DocumentsPageProps>({ service, open, problems, faults, isDeclared }, { status, cookies, ...more });
  if (isForged) return shown(found, ["forged"], 403);
  const isRemoved = !intent.startsWith(removes) || (await documents.remove(intent.slice(removes.length)));
  const current = await scanned(visit, found, received);
  const refusal = isRemoved && current.stored ? refusalOf(received) : unavailable;
  if (refusal) return shown(current, ...refusal);
  if (intent !== "submit")
    return redirectTo(visit, intent === "back" ? service.before : service.path, cookies);
  const problems = problemsOf(current, received);
  if (problems.length > 0) {
    // Pressed twice: the other press may have sent it meanwhile, and the documents are gone.
    const now = await service.open(visit);
    return now instanceof Response ? now : shown(current, problems, 422);
  }
  const wait = await countVisitor(request, visit, service.sendLimit).catch(logFailure);
  if (typeof wait === "number") return shown(current, ["too-often"], 429, { retryAfter: wait });
  return (await service.send(visit, current)) === "sent"
    ? redirectTo(visit, service.sent.path, cookies)
    : shown(current, ["failed"], 502);
}

type Refusal = [problems: readonly UploadProblem[], status: number];

const unavailable: Refusal = [["unavailable"], 503];

function refusalOf({ faults, unreadable }: ReceivedDocuments): Refusal | undefined {
  if (faults.some((fault) => fault.kept.is === "unavailable")) return unavailable;
  if (unreadable) return [[unreadable], unreadable === "too-large" ? 413 : 400];
  return faults.length > 0 ? [[], 422] : undefined;
}

/** Reads the list again where files came or one went, and has those scanned; before sending all that wait. */
async function scanned(
  visit: Visit,
  found: OpenDocuments,
  { kept, intent }: Pick<ReceivedDocuments, "kept" | "intent">,
): Promise<OpenDocuments> {
  const { documents } = found;
  const hasChanged = kept.length > 0 || intent.startsWith(removes);
  const stored = hasChanged ? await documents.list() : found.stored;
  const isScanned = ({ id }: StoredDocument) => intent === "submit" || kept.some((one) => one.id === id);
  const waiting = stored?.filter((document) => document.scan === "waiting" && isScanned(document)) ?? [];
  if (!stored || waiting.length === 0) return { ...found, stored };
  const scanning = documents.scanWaiting(waiting, visit.neighbours.scanner);
  visit.afterwards(scanning.catch(logFailure));
  const late = new Promise<StoredDocument[]>((resolve) => setTimeout(() => resolve([]), scanTime));
  const states = new Map((await Promise.race([scanning, late])).map(({ id, scan }) => [id, scan]));
  return { ...found, stored: stored.map((one) => ({ ...one, scan: states.get(one.id) ?? one.scan })) };
}

/** What stops it from being sent. */
function problemsOf(
  { requested, stored = [] }: OpenDocuments,
  { isDeclared }: Pick<ReceivedDocuments, "isDeclared">,
): UploadProblem[] {
  const sent = requested.flatMap((one) => filesOf(one, stored));
  const problems: [boolean, UploadProblem][] = [
    [requested.some((one) => !one.isOptional && filesOf(one, stored).length === 0), "missing"],
    [sent.some(({ scan }) => scan === "refused"), "refused"],
    [sent.some(({ scan }) => scan === "waiting"), "waiting"],
    [!isDeclared, "declaration"],
  ];
  return problems.flatMap(([is, problem]) => (is ? [problem] : []));
}

/** The runtime cuts the connection, answer included, if a body is not read to its end. */
async function readToTheEnd(request: Request, most: number): Promise<void> {
  try {
    for await (const _ of partsOf(request, most));
  } catch {
    // What cannot be read is not kept either.
  }
}
