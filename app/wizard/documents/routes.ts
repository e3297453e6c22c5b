import { endpoint, page } from "#app/server/page.ts";
import type { DocumentService } from "./document-service.ts";
import { postDocuments } from "./documents-call.ts";
import { DocumentsPage } from "./documents-page.tsx";
import { openDocuments } from "./open-documents.ts";
import { submitDocuments } from "./submit-documents.ts";

export const documentsRoute = (service: DocumentService) =>
  page(DocumentsPage, {
    open: (visit, request) => openDocuments(service, visit, request),
    submit: (visit, request) => submitDocuments(service, visit, request),
  });

/** The page as a call: POST only. */
export const documentsCallRoute = (service: DocumentService) =>
  endpoint({
    get: () => Response.json({ detail: "Method not allowed" }, { status: 405, headers: { Allow: "POST" } }),
    post: (visit, request) => postDocuments(service, visit, request),
  });
