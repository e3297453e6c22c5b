import { streamOf } from "#workers/call/index.ts";
import { cacheControl } from "../http/headers.ts";
import type { Documents, StoredDocument } from "./documents-of.ts";
import { mediaTypes } from "./file-kind.ts";

export function downloadOf(documents: Documents, document: StoredDocument): Response {
  return new Response(streamOf(documents.open(document)), {
    headers: {
      "Content-Type": mediaTypes[document.kind],
      "Content-Length": String(document.size),
      "Content-Disposition": attachment(document.name),
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "Cache-Control": cacheControl.personal,
    },
  });
}

/** RFC 6266: browsers read the encoded name, anything older the plain one. */
function attachment(name: string): string {
  const ascii = name
    .normalize("NFD")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
