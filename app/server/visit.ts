import { detector, type Language, readAddress } from "#app/i18n/languages.ts";
import type { Answer, Failure } from "#workers/call/index.ts";
import { cachedPublication, currentPublication, type Publication } from "./cache/publication.ts";
import type { Env } from "./env.ts";
import { deadlineFrom } from "./http/deadline.ts";
import { Seal } from "./http/seal.ts";
import { authErrorIn } from "./login/auth-error.ts";
import { type ApiOperation, describeApi } from "./neighbours/api-description.ts";
import { type Content, contentService } from "./neighbours/content.ts";
import { type OpenData, openDataCatalogue } from "./neighbours/open-data.ts";
import { type Places, placesOf } from "./neighbours/places.ts";
import { type Registry, registryAt, registryNeighbour } from "./neighbours/registry/index.ts";
import { type Reminders, remindersOf } from "./neighbours/reminders.ts";
import { type Rules, rulesService } from "./neighbours/rules.ts";
import { type ServiceLocations, serviceDirectory } from "./neighbours/service-locations.ts";
import { openAccount, type Visitor } from "./visitor/account.ts";
import { queueConfirmation, wakeMailer } from "./visitor/mail-to-send.ts";
import { exitAddressFrom } from "./visitor/quick-exit.ts";
import { isShareHidden } from "./visitor/share-choice.ts";

/** What one request needs, built once at the entry and handed to every loader and action as `context.visit`. */
export interface Visit extends Visitor {
  method: string;
  language: Language;
  /** The path without its language prefix. */
  path: string;
  /** The parameters that belong to the address of the page, from the question mark on; or nothing. */
  search: string;
  origin: string;
  cookies: string | null;
  seal: Seal;
  /** The moment of the request; rules never read a clock of their own. */
  now: Date;
  saveData: boolean;
  practice: boolean;
  /** The visitor pressed 'try again'. */
  isRetry: boolean;
  /** The address that quick exit leads to. */
  quickExit: string;
  /** Where visitors say what they think of the site. */
  feedback: string;
  /** Names this request on an error page and in the log. */
  reference: string;
  /** Some content could not be had, or only as it was before: the page is not to be kept. */
  isIncomplete: boolean;
  /** Why a log-in failed, as the identity provider's answer left it in a cookie (spec 1 section 4). */
  authError: string | undefined;
  isShareHidden: boolean;
  /** What is published now: the version of the content, banners, outages. */
  publication: Publication;
  content: Content;
  rules: Rules;
  reminders: Reminders;
  openData: OpenData;
  serviceLocations: ServiceLocations;
  places: Places;
  registry: Registry;
  /** A tax account can be reserved with a registration of birth. */
  hasTaxAccountStep: boolean;
  /** The maps service that draws maps in browsers, where one is configured. */
  mapbox: { token: string; style: string } | undefined;
  /** The page shows a map: it may ask that service. */
  isMapOpen: boolean;
  describeApi(): Promise<Answer<ApiOperation[]> | Failure>;
  /** What the page's loader found, handed to the page by reference. */
  model?: unknown;
  /** A form came of which the browser does not say from where: it is to be shown once more, and not to be carried out. */
  originUnknown: boolean;
  /** Tells whether a path without its language prefix is that of a page. */
  isPage(path: string): boolean;
  /** Lets work go on when the answer has been given. */
  afterwards(work: Promise<unknown>): void;
}

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    visit: Visit;
    /** The page that is being drawn is the same for everybody, and may be kept. */
    isForEverybody: boolean;
  }
}

/**
 * Reads from a request what its handlers may know.
 * @throws when SEAL_SECRET is missing or too short
 */
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
  const { path } = readAddress(url.pathname);
  const visitor = openAccount(env, {
    path,
    cookies,
    language,
    seal,
    started,
    deadline,
    mail: queueConfirmation,
    mailWritten: () => afterwards(wakeMailer(env.SERVICES, deadline)),
    afterwards,
  });
  const publication =
    cachedPublication(started) ?? (await currentPublication(env.SERVICES, started, deadline, afterwards));
  const visit: Visit = {
    ...(await visitor),
    method: request.method,
    language,
    path,
    search: "",
    origin: env.ORIGIN,
    cookies,
    seal,
    now,
    saveData: request.headers.get("Save-Data") === "on",
    practice: env.STAND_INS !== undefined,
    isRetry,
    quickExit: exitAddressFrom(env.QUICK_EXIT_URL),
    feedback: env.FEEDBACK_URL ?? "/contact",
    reference: crypto.randomUUID(),
    publication,
    isIncomplete: false,
    authError: authErrorIn(cookies),
    isShareHidden: isShareHidden(cookies),
    content: contentService(env.SERVICES, deadline, publication.version, () => {
      visit.isIncomplete = true;
    }),
    rules: rulesService(env.SERVICES, deadline),
    reminders: remindersOf(env.SERVICES, deadline),
    openData: openDataCatalogue(env.SERVICES, deadline),
    serviceLocations: serviceDirectory(env.SERVICES, deadline),
    places: placesOf(env.SERVICES, deadline),
    registry: registryAt(registryNeighbour(env), deadline),
    hasTaxAccountStep: env.MYIR_STEP !== "off",
    mapbox: mapboxSettings(env),
    isMapOpen: false,
    describeApi: () => describeApi(env.SERVICES, deadline),
    originUnknown: false,
    isPage,
    afterwards,
  };
  return visit;
}

/** Mapbox is used by who has an account there. */
const mapboxSettings = ({ MAPBOX_TOKEN: token, MAPBOX_STYLE: style }: Env): Visit["mapbox"] =>
  token ? { token, style: style ?? "mapbox://styles/mapbox/streets-v12" } : undefined;

let lastSeal: { secret: string; seal: Seal } | undefined;

/** One seal for the life of the isolate: its keys take longer to derive than a page to draw. */
function sealWith(secret: string): Seal {
  if (lastSeal?.secret !== secret) lastSeal = { secret, seal: new Seal(secret) };
  return lastSeal.seal;
}
