import type { Visit } from "#app/server/visit.ts";
import { documentErrors } from "./document-errors.tsx";
import { type DocumentService, type DocumentsPageProps, documentWords } from "./document-service.ts";
import { submitDocuments } from "./submit-documents.ts";

/**
 * Files that are good are kept, and all is sent when none is missing. The call has no part for the declaration: who makes it has
 * agreed.
 */
export async function postDocuments(
  service: DocumentService,
  visit: Visit,
  request: Request,
): Promise<Response> {
  const taken = await submitDocuments(service, visit, request, { intent: "submit", isDeclared: true });
  if (!(taken instanceof Response))
    return Response.json(toldOf(taken.props, visit), { status: taken.status, headers: taken.headers });
  if (!visit.account.person) return Response.json({ detail: "Nobody is logged in." }, { status: 403 });
  return taken.headers.get("Location")?.endsWith(service.sent.path)
    ? Response.json({ status: service.sent.status })
    : Response.json({ detail: "Documents cannot be added in this state." }, { status: 409 });
}

/** The sentences of the page, those about a document under its key. */
function toldOf(props: DocumentsPageProps, { request: { language } }: Visit): object {
  const { service, open, problems } = props;
  const t = documentWords(service, language);
  const errors = open.requested.flatMap((document) => {
    const messages = documentErrors(document, props, t);
    return messages.length > 0 ? [{ key: document.key, [service.rowName]: document.row, messages }] : [];
  });
  const detail = problems.flatMap(
    (problem) => t.find(`problems/${problem}`) ?? t.find(`errors/${problem}`) ?? [],
  );
  return { detail: detail.join(" "), errors };
}
