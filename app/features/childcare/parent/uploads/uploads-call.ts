import { wordsOf } from "#app/i18n/words.ts";
import type { Visit } from "#app/server/visit.ts";
import { pages } from "../pages.ts";
import type { UploadsPageProps } from "./props.ts";
import { takeUploads } from "./submit-uploads.ts";
import { documentErrors } from "./upload-errors.tsx";

const uploadsWords = wordsOf("childcare/parent/uploads");

/** POST /api/v1/application/uploads sends the application once no file is missing. The call counts as the declaration. */
export async function postUploads(visit: Visit, request: Request): Promise<Response> {
  const taken = await takeUploads(visit, request, (received) => ({
    ...received,
    intent: "submit",
    isDeclared: true,
  }));
  if (!(taken instanceof Response))
    return Response.json(toldOf(taken.props, visit), { status: taken.status, headers: taken.headers });
  if (!visit.account.person) return Response.json({ detail: "Nobody is logged in." }, { status: 403 });
  return taken.headers.get("Location")?.endsWith(pages.sent)
    ? Response.json({ status: "SUBMITTED" })
    : Response.json({ detail: "Documents cannot be added in this state." }, { status: 409 });
}

/** The page's sentences, by the document's key. */
function toldOf(props: UploadsPageProps, { request: { language } }: Visit): object {
  const t = uploadsWords(language);
  const errors = props.requested.flatMap((document) => {
    const messages = documentErrors(document, props, language);
    return messages.length > 0 ? [{ key: document.key, child: document.child, messages }] : [];
  });
  const detail = props.problems.flatMap(
    (problem) => t.find(`problems/${problem}`) ?? t.find(`errors/${problem}`) ?? [],
  );
  return { detail: detail.join(" "), errors };
}

export const readUploads = (): Response =>
  Response.json({ detail: "Method not allowed" }, { status: 405, headers: { Allow: "POST" } });
