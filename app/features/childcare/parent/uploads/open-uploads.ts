import { downloadOf } from "#app/server/documents/index.ts";
import { logFailure } from "#app/server/log.ts";
import { type PageResponse, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { latestApplication } from "../../application/application-row.ts";
import { pages } from "../pages.ts";
import type { UploadsPageProps } from "./props.ts";
import type { SentPageProps } from "./sent-page.tsx";
import { uploadsState } from "./uploads-state.ts";

/** `?file=` downloads; other people's files do not exist here. */
export async function openUploads(visit: Visit, request: Request): Promise<PageResponse<UploadsPageProps>> {
  const file = new URL(request.url).searchParams.get("file");
  const found = await uploadsState(visit);
  if (found instanceof Response) {
    if (file && visit.account.person) throw notFound();
    return found;
  }
  const { state, requested, stored, documents } = found;
  if (file) {
    const document = stored?.find(({ id, scan }) => id === file && scan !== "refused");
    if (!document) throw notFound();
    return downloadOf(documents, document);
  }
  return show<UploadsPageProps>(
    { state, requested, stored, problems: stored ? [] : ["unavailable"], faults: [], isDeclared: false },
    { status: stored ? 200 : 503, cookies: state.cookies },
  );
}

const notFound = () => new Response(null, { status: 404 });

/** Only for someone who has sent one. */
export async function openSent(visit: Visit): Promise<PageResponse<SentPageProps>> {
  const {
    account: { person },
    account,
  } = visit;
  if (!person) return redirectTo(visit, pages.landing);
  const latest = await latestApplication(account.db, person.id).catch(logFailure);
  return latest?.status === "SUBMITTED"
    ? show<SentPageProps>({ at: latest.changedAt })
    : redirectTo(visit, pages.review);
}
