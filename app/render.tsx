import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "./i18n/languages.ts";
import { takeUnread, wordsOf } from "./i18n/words.ts";
import type { Outage } from "./server/cache/publication.ts";
import { type FormToken, issueFormToken } from "./server/csrf/form-token.ts";
import { cacheControl, contentSecurityPolicy, stylesheetHash } from "./server/http/headers.ts";
import { logFailure } from "./server/log.ts";
import { clearAuthError } from "./server/login/auth-error.ts";
import type { PageChanges } from "./server/responses.ts";
import { shellOf } from "./server/shell.ts";
import type { Visit } from "./server/visit.ts";
import { currentRequest } from "./server/watch.ts";
import { ErrorPage } from "./ui/error-page.tsx";
import { OutagePage } from "./ui/outage-page.tsx";
import { type PageContext, PageProvider } from "./ui/page-context.tsx";

const shellWords = wordsOf("i18n");

interface Rendered {
  readonly visit: Visit;
  readonly status: number;
  readonly headers: Headers;
  readonly isForEverybody: boolean;
  readonly changes?: PageChanges | undefined;
}

/** One string: a third of the cost of streaming. */
export async function renderPage(
  page: ReactNode,
  request: Request,
  { visit, status, headers, isForEverybody, changes = {} }: Rendered,
): Promise<Response> {
  const formToken = isForEverybody
    ? undefined
    : await issueFormToken(visit.request.cookies, visit.site.seal, visit.request.now.getTime());
  const notes = newRenderNotes();
  const context = await pageContextOf(visit, notes, changes, formToken);
  const html = forReader(request, toHtml(page, context));
  const own = await pageHeaders(notes, context.language, visit, changes);
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  if (notes.formToken)
    for (const cookie of [formToken?.cookie, formToken?.readable])
      if (cookie) headers.append("Set-Cookie", cookie);
  for (const cookie of visit.account.staleCookies) headers.append("Set-Cookie", cookie);
  if (context.shell.authError !== undefined) headers.append("Set-Cookie", clearAuthError());
  headers.set("Cache-Control", cacheControl.personal);
  return new Response(html, { status, headers });
}

/** A script reads the answer to its own post; the page's policy would complain about another page's style sheets. */
const forReader = ({ method, headers }: Request, html: string): string =>
  method === "POST" && headers.get("Sec-Fetch-Dest") === "empty"
    ? html.replace(/(<\/?)style>/g, "$1x-style>")
    : html;

export async function errorPage(
  status: 400 | 403 | 404 | 405 | 413 | 429 | 500,
  visit: Visit,
  allow?: readonly string[],
): Promise<Response> {
  return renderAlone(
    <ErrorPage status={status} />,
    status,
    visit,
    allow ? { Allow: allow.join(", ") } : undefined,
  );
}

export function tooManyRequestsPage({ headers }: Pick<Response, "headers">, visit: Visit): Promise<Response> {
  const wait = headers.get("Retry-After");
  return renderAlone(<ErrorPage status={429} />, 429, visit, wait ? { "Retry-After": wait } : undefined);
}

/** Input to a closed service: kept by `Set-Cookie` headers, or in the page to be sent again. */
interface Typed {
  readonly cookies?: readonly string[];
  readonly fields?: readonly (readonly [string, string])[];
}

export async function outagePage(
  outage: Outage,
  visit: Visit,
  { cookies = [], fields = [] }: Typed = {},
): Promise<Response> {
  const logged = currentRequest();
  if (logged) logged.isAnnounced = true;
  const end = outage.outage_end_datetime;
  const wait = end && Math.max(1, Math.ceil((end - visit.request.now.getTime()) / 1000));
  const t = shellWords(visit.request.language);
  const page = await renderAlone(
    <OutagePage outage={outage}>
      {cookies.length > 0 && <p>{t("pages/outage/kept")}</p>}
      {fields.length > 0 && (
        <form id="again" method="post">
          {fields.map(([name, value], at) => (
            <input key={at} type="hidden" name={name} value={value} />
          ))}
          <p>{t("pages/outage/typed")}</p>
          <button type="submit" className="button">
            {t("again")}
          </button>
        </form>
      )}
    </OutagePage>,
    503,
    visit,
    wait ? { "Retry-After": String(wait) } : undefined,
  );
  for (const cookie of cookies) page.headers.append("Set-Cookie", cookie);
  return page;
}

async function renderAlone(page: ReactNode, status: number, visit: Visit, more?: Record<string, string>) {
  const noticed = newRenderNotes();
  const html = toHtml(page, await pageContextOf(visit, noticed));
  const headers = new Headers({ ...(await pageHeaders(noticed, visit.request.language, visit)), ...more });
  if (visit.request.authError !== undefined) headers.append("Set-Cookie", clearAuthError());
  return new Response(html, { status, headers });
}

export function unexpectedErrorPage(error: unknown, visit: Visit): Promise<Response> {
  logFailure(error, visit.request);
  return errorPage(500, visit);
}

function toHtml(page: ReactNode, place: PageContext): string {
  // Counts this page alone: it is rendered in one go.
  takeUnread();
  return `<!DOCTYPE html>${renderToStaticMarkup(<PageProvider value={place}>{page}</PageProvider>)}`;
}

interface RenderNotes {
  formToken: boolean;
  sheets: Set<string>;
}

const newRenderNotes = (): RenderNotes => ({ formToken: false, sheets: new Set() });

const pageHeaders = async (
  { sheets }: RenderNotes,
  language: Language,
  { site: { mapbox } }: Visit,
  { hasMap = false, isFramed = false }: PageChanges = {},
) => ({
  "Content-Type": "text/html; charset=utf-8",
  "Content-Language": language,
  "Content-Security-Policy": contentSecurityPolicy(await Promise.all([...sheets].map(stylesheetHash)), {
    hasMapbox: mapbox !== undefined && hasMap,
    isFramed,
  }),
});

/** Reading the form token makes a page personal. Public pages get none; making one takes a tenth of the rendering. */
async function pageContextOf(
  visit: Visit,
  noticed: RenderNotes,
  {
    language = visit.request.language,
    search = visit.request.search,
    isFramed,
    isLoggedOut,
  }: PageChanges = {},
  formToken?: FormToken,
): Promise<PageContext> {
  const shell = await shellOf(visit);
  return {
    language,
    path: visit.request.path,
    search,
    origin: visit.site.origin,
    saveData: visit.request.saveData,
    hasOwnLetters: visit.request.hasOwnLetters,
    // Framed by another site, whose background we do not know.
    look: isFramed ? "light" : visit.request.look,
    practice: visit.site.practice,
    reference: visit.request.reference,
    keepsPages: visit.site.keepsPages && !visit.request.isQuiet,
    isQuiet: visit.request.isQuiet,
    quickExit: visit.site.quickExit,
    feedback: visit.site.feedback,
    amounts: visit.site.amounts,
    addStylesheet: (sheet) => noticed.sheets.add(sheet),
    shell: isLoggedOut ? { ...shell, authError: "local-timeout" } : shell,
    session: isLoggedOut ? undefined : sessionLeft(visit),
    get formToken() {
      noticed.formToken = true;
      return formToken?.token ?? "";
    },
  };
}

function sessionLeft({
  account: { sessionEnds: ends, sessionIdles: idles },
  account,
}: Visit): PageContext["session"] {
  if (ends === undefined) return undefined;
  return { ends: idles ?? ends, left: (idles ?? ends) - account.now, isIdle: idles !== undefined };
}
