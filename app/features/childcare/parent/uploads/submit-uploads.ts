import { partsOf, type StoredDocument } from "#app/server/documents/index.ts";
import { logFailure } from "#app/server/log.ts";
import { type PageResponse, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { pages } from "../pages.ts";
import type { UploadProblem, UploadsPageProps } from "./props.ts";
import { type ReceivedUploads, receiveUploads } from "./receive-uploads.ts";
import { sendApplication } from "./send-application.ts";
import { submissionWait } from "./submission-limit.ts";
import { filesOf, type UploadsState, uploadsState } from "./uploads-state.ts";

/** Milliseconds: the rest is scanned after the answer. */
const scanTime = 4_000;

const removes = "remove:";

export const submitUploads = (visit: Visit, request: Request): Promise<PageResponse<UploadsPageProps>> =>
  takeUploads(visit, request, (received) => received);

export async function takeUploads(
  visit: Visit,
  request: Request,
  as: (received: ReceivedUploads) => ReceivedUploads,
): Promise<PageResponse<UploadsPageProps>> {
  const found = await uploadsState(visit);
  if (found instanceof Response) {
    await readToTheEnd(request);
    return found;
  }
  const received = as(await receiveUploads(visit, request, { ...found, stored: found.stored ?? [] }));
  const { intent, faults, unreadable, isForged } = received;
  if (isForged) return showUploads(found, received, ["forged"], 403);
  const isRemoved =
    !intent.startsWith(removes) || (await found.documents.remove(intent.slice(removes.length)));
  const current = await scanned(visit, found, received);
  const { stored } = current;
  if (!isRemoved || !stored || faults.some((fault) => fault.kept.is === "unavailable"))
    return showUploads(current, received, ["unavailable"], 503);
  if (unreadable) return showUploads(current, received, [unreadable], unreadable === "too-large" ? 413 : 400);
  if (faults.length > 0) return showUploads(current, received, [], 422);
  if (intent !== "submit")
    return redirectTo(visit, intent === "back" ? pages.review : pages.uploads, found.state.cookies);
  const problems = problemsOf(current, received);
  if (problems.length === 0) return send(visit, request, current, received);
  // Pressed twice: the other press may have sent it meanwhile, and the documents are gone.
  const now = await uploadsState(visit);
  return now instanceof Response ? now : showUploads(current, received, problems, 422);
}

async function send(
  visit: Visit,
  request: Request,
  ready: UploadsState,
  received: ReceivedUploads,
): Promise<PageResponse<UploadsPageProps>> {
  const wait = await submissionWait(request, visit);
  if (wait !== undefined) return showUploads(ready, received, ["too-often"], 429, wait);
  const sending = await sendApplication(visit, ready);
  return sending === "sent"
    ? redirectTo(visit, pages.sent, ready.state.cookies)
    : showUploads(ready, received, ["failed"], 502);
}

const showUploads = (
  { state, requested, stored }: UploadsState,
  received: Pick<ReceivedUploads, "faults" | "isDeclared">,
  problems: readonly UploadProblem[],
  status: number,
  retryAfter?: number,
) =>
  show<UploadsPageProps>(
    {
      state,
      requested,
      stored,
      problems,
      faults: received.faults,
      isDeclared: received.isDeclared,
    },
    { status, cookies: state.cookies, retryAfter },
  );

/** Reads the list again when files have changed. Before sending, every waiting file is scanned. */
async function scanned(
  visit: Visit,
  found: UploadsState,
  { kept, intent }: Pick<ReceivedUploads, "kept" | "intent">,
): Promise<UploadsState> {
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

function problemsOf(
  { requested, stored = [] }: UploadsState,
  { isDeclared }: Pick<ReceivedUploads, "isDeclared">,
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
async function readToTheEnd(request: Request): Promise<void> {
  try {
    for await (const _ of partsOf(request));
  } catch {
    // What cannot be read is not kept.
  }
}
