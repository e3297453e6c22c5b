import { detector, type Language, readAddress } from "#app/i18n/languages.ts";
import type { Answer, Failure } from "#workers/call.ts";
import { describeApi, type Offer } from "./api-description.ts";
import type { Env } from "./env.ts";
import { type OpenData, openDataCatalogue } from "./open-data.ts";
import { patienceFrom } from "./patience.ts";
import { type Rules, rulesService } from "./rules.ts";
import { Seal } from "./seal.ts";

/** What one request needs, built once at the entry and handed to every loader and action as `context.visit`. */
export interface Visit {
  method: string;
  language: Language;
  /** The path without its language prefix. */
  path: string;
  origin: string;
  cookies: string | null;
  seal: Seal;
  /** The moment of the request; rules never read a clock of their own. */
  now: Date;
  saveData: boolean;
  practice: boolean;
  /** The visitor pressed 'try again'. */
  isRetry: boolean;
  /** Names this request on an error page and in the log. */
  reference: string;
  rules: Rules;
  openData: OpenData;
  describeApi(): Promise<Answer<Offer[]> | Failure>;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    visit: Visit;
  }
}

/**
 * Reads from a request what its handlers may know.
 * @throws when SEAL_SECRET is missing or too short
 */
export async function openVisit(request: Request, env: Env): Promise<Visit> {
  const now = env.TODAY ? new Date(`${env.TODAY}T00:00:00Z`) : new Date();
  const seal = sealOf(env.SEAL_SECRET);
  const url = new URL(request.url);
  const isRetry = url.searchParams.has("again");
  const patience = patienceFrom(Date.now(), isRetry);
  const cookies = request.headers.get("Cookie");
  return {
    method: request.method,
    language: (await detector.getLocale(request)) as Language,
    path: readAddress(url.pathname).path,
    origin: env.ORIGIN,
    cookies,
    seal,
    now,
    saveData: request.headers.get("Save-Data") === "on",
    practice: env.STAND_INS !== undefined,
    isRetry,
    reference: crypto.randomUUID(),
    rules: rulesService(env.SERVICES, patience),
    openData: openDataCatalogue(env.SERVICES, patience),
    describeApi: () => describeApi(env.SERVICES, patience),
  };
}

let lastSeal: { secret: string; seal: Seal } | undefined;

/** One seal for the life of the isolate: its keys take longer to derive than a page to draw. */
function sealOf(secret: string): Seal {
  if (lastSeal?.secret !== secret) lastSeal = { secret, seal: new Seal(secret) };
  return lastSeal.seal;
}
