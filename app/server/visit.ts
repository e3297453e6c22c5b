import { detector, type Language, oneSpelling, readAddress } from "#app/i18n/languages.ts";
import type { AmountsInForce } from "#app/ui/amounts/in-words.ts";
import type { Look } from "#app/ui/look/look.ts";
import type { Answer, Failure } from "#workers/call/index.ts";
import { cachedPublication, currentPublication, type Publication } from "./cache/publication.ts";
import { recordOutages } from "./cache/record-outages.ts";
import { Seal } from "./crypto/seal.ts";
import type { Bucket, DocumentScanner } from "./documents/index.ts";
import type { Env } from "./env.ts";
import { hasOwnLetters } from "./http/headers.ts";
import { deadlineFrom } from "./limits/deadline.ts";
import { type EdgeLimits, edgeLimits } from "./limits/edge-limits.ts";
import { authErrorIn } from "./login/auth-error.ts";
import { type Agency, agencyAt, agencyNeighbour } from "./neighbours/agency/index.ts";
import { amountsInForce } from "./neighbours/amounts.ts";
import {
  type ApiDescription,
  describeApi,
  describeReform,
  type Reform,
} from "./neighbours/api-description.ts";
import { type Content, contentService } from "./neighbours/content.ts";
import { type Distress, distressOf } from "./neighbours/distress.ts";
import { type OpenData, openDataCatalogue } from "./neighbours/open-data.ts";
import { type Places, placesOf } from "./neighbours/places.ts";
import { type Registry, registryAt, registryNeighbour } from "./neighbours/registry/index.ts";
import { type Reminders, remindersOf } from "./neighbours/reminders.ts";
import { type Rules, rulesService } from "./neighbours/rules.ts";
import { scannerAt } from "./neighbours/scanner.ts";
import { type ServiceLocations, serviceDirectory } from "./neighbours/service-locations.ts";
import { openAccount, type Visitor } from "./visitor/account.ts";
import { lookOf } from "./visitor/look-choice.ts";
import { queueConfirmation, wakeMailer } from "./visitor/mail-queue.ts";
import { exitAddressFrom } from "./visitor/quick-exit.ts";
import { isShareHidden } from "./visitor/share-choice.ts";
import { currentRequest } from "./watch.ts";

/** What one request needs, built once at the entry and passed to every handler. */
export interface Visit extends Visitor {
  method: string;
  language: Language;
  path: string;
  /** The parameters that belong to the address of the page, from the question mark on; or nothing. */
  search: string;
  origin: string;
  cookies: string | null;
  seal: Seal;
  edgeLimits: EdgeLimits;
  /** The moment of the request; rules never read a clock of their own. */
  now: Date;
  saveData: boolean;
  hasOwnLetters: boolean;
  practice: boolean;
  isRetry: boolean;
  quickExit: string;
  feedback: string;
  reference: string;
  /** Some content could not be had, or only as it was before: the page is not to be kept. */
  isIncomplete: boolean;
  authError: string | undefined;
  isShareHidden: boolean;
  look: Look;
  publication: Publication;
  /** What payments are worth today. */
  amounts: AmountsInForce;
  content: Content;
  rules: Rules;
  reminders: Reminders;
  openData: OpenData;
  serviceLocations: ServiceLocations;
  places: Places;
  distress: Distress;
  registry: Registry;
  agency: Agency;
  /** Of documents. */
  bucket: Bucket;
  /** Files of the build. */
  assets: Fetcher;
  scanner: DocumentScanner;
  hasTaxAccountStep: boolean;
  keepsPages: boolean;
  mapbox: { token: string; style: string } | undefined;
  describeApi(): Promise<Answer<ApiDescription> | Failure>;
  /** What today's rules change in those of 2018. */
  describeReform(): Promise<Answer<Reform> | Failure>;
  /** The browser does not say where a form came from: it is shown again and not carried out. */
  originUnknown: boolean;
  isPage(path: string, named?: readonly string[]): boolean;
  afterwards(work: Promise<unknown>): void;
  /** After the transaction that queued a mail; without it the mail goes out within the hour. */
  mailWritten(): void;
}

/** @throws when SEAL_SECRET is missing or too short, or PAYMENT_ORIGINS is empty in production */
export async function openVisit(
  request: Request,
  env: Env,
  { afterwards, isPage }: Pick<Visit, "afterwards" | "isPage">,
): Promise<Visit> {
  const started = Date.now();
  const now = env.TODAY ? new Date(`${env.TODAY}T00:00:00Z`) : new Date();
  const seal = sealWith(env.SEAL_SECRET);
  const url = new URL(request.url);
  const isRetry = url.searchParams.has("again");
  const deadline = deadlineFrom(started, isRetry);
  const cookies = request.headers.get("Cookie");
  const language = (await detector.getLocale(request)) as Language;
  const path = oneSpelling(readAddress(url.pathname).path);
  const mailWritten = () => afterwards(wakeMailer(env.SERVICES, deadline));
  const visitor = openAccount(env, {
    path,
    cookies,
    language,
    seal,
    started,
    deadline,
    isReading: ["GET", "HEAD"].includes(request.method),
    mail: queueConfirmation,
    mailWritten,
    afterwards,
  });
  const logged = currentRequest();
  const reference = logged?.id ?? crypto.randomUUID();
  const [publication, amounts] = await Promise.all([
    cachedPublication(started) ??
      currentPublication(env.SERVICES, started, deadline, { reference, afterwards }),
    amountsInForce(env.SERVICES, deadline, started, afterwards),
  ]);
  await recordOutages(env.DB, publication.outages, started);
  const visit: Visit = {
    ...(await visitor),
    method: request.method,
    language,
    path,
    search: "",
    origin: env.ORIGIN,
    cookies,
    seal,
    edgeLimits: edgeLimits(request, env, seal),
    now,
    saveData: request.headers.get("Save-Data") === "on",
    hasOwnLetters: hasOwnLetters(request.headers),
    practice: env.STAND_INS !== undefined,
    isRetry,
    quickExit: exitAddressFrom(env.QUICK_EXIT_URL),
    feedback: env.FEEDBACK_URL ?? "/feedback",
    reference,
    publication,
    amounts,
    isIncomplete: amounts.size === 0,
    authError: authErrorIn(cookies),
    isShareHidden: isShareHidden(cookies),
    look: lookOf(cookies),
    content: contentService(env.SERVICES, deadline, publication.version, () => {
      visit.isIncomplete = true;
    }),
    rules: rulesService(env.SERVICES, deadline),
    reminders: remindersOf(env.SERVICES, deadline),
    openData: openDataCatalogue(env.SERVICES, deadline),
    serviceLocations: serviceDirectory(env.SERVICES, deadline),
    places: placesOf(env.SERVICES, deadline),
    distress: distressOf(env.SERVICES, deadline),
    registry: registryAt(registryNeighbour(env), deadline),
    agency: agencyAt(agencyNeighbour(env), deadline),
    bucket: env.UPLOADS,
    assets: env.ASSETS,
    scanner: scannerAt(env),
    hasTaxAccountStep: env.MYIR_STEP !== "off",
    keepsPages: env.OFFLINE !== "none",
    mapbox: mapboxSettings(env),
    describeApi: () => describeApi(env.SERVICES, deadline, env.ORIGIN),
    describeReform: () => describeReform(env.SERVICES, deadline),
    originUnknown: false,
    isPage,
    afterwards,
    mailWritten,
  };
  if (logged) logged.person = visit.person?.id;
  return visit;
}

const mapboxSettings = ({ MAPBOX_TOKEN: token, MAPBOX_STYLE: style }: Env): Visit["mapbox"] =>
  token ? { token, style: style ?? "mapbox://styles/mapbox/streets-v12" } : undefined;

let lastSeal: { secret: string; seal: Seal } | undefined;

/** One for the life of the isolate: deriving its keys takes longer than rendering a page. */
export function sealWith(secret: string): Seal {
  if (lastSeal?.secret !== secret) lastSeal = { secret, seal: new Seal(secret) };
  return lastSeal.seal;
}
