import { downloadOf } from "#app/server/documents/index.ts";
import { type PageResponse, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import type { DocumentService, DocumentsPageProps } from "./document-service.ts";

/** With `?file=` a download; what is not one's own is not there. */
export async function openDocuments(
  service: DocumentService,
  visit: Visit,
  request: Request,
): Promise<PageResponse<DocumentsPageProps>> {
  const file = new URL(request.url).searchParams.get("file");
  const open = await service.open(visit);
  if (open instanceof Response) {
    if (file && visit.account.person) throw notFound();
    return open;
  }
  const { stored, documents, cookies } = open;
  if (file) {
    const document = stored?.find(({ id, scan }) => id === file && scan !== "refused");
    if (!document) throw notFound();
    return downloadOf(documents, document);
  }
  return show<DocumentsPageProps>(
    { service, open, problems: stored ? [] : ["unavailable"], faults: [], isDeclared: false },
    { status: stored ? 200 : 503, cookies },
  );
}

const notFound = () => new Response(null, { status: 404 });
