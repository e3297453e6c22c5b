import type { AmountsInForce } from "#app/ui/amounts/in-words.ts";
import { cachedPublication, currentPublication, type Publication } from "./cache/publication.ts";
import { recordOutages } from "./cache/record-outages.ts";
import { Seal } from "./crypto/seal.ts";
import type { Env } from "./env.ts";
import type { Deadline } from "./limits/deadline.ts";
import { amountsInForce } from "./neighbours/amounts.ts";
import { exitAddressFrom } from "./visitor/quick-exit.ts";

export interface Site {
  readonly origin: string;
  readonly seal: Seal;
  readonly practice: boolean;
  readonly quickExit: string;
  readonly feedback: string;
  readonly hasTaxAccountStep: boolean;
  /** Reasons for which the registry of births lets one parent alone register online. */
  readonly takenOnline: readonly string[];
  readonly keepsPages: boolean;
  readonly mapbox: { token: string; style: string } | undefined;
  readonly publication: Publication;
  readonly amounts: AmountsInForce;
  isPage(path: string, named?: readonly string[]): boolean;
  /** What is counted of a page that exists: itself, or the pattern of its address. @param named existing stages and footer pages */
  countedAs(path: string, named: readonly string[]): string | undefined;
}

interface Opening extends Pick<Site, "isPage" | "countedAs"> {
  /** Milliseconds. */
  readonly started: number;
  readonly deadline: Deadline;
  readonly reference: string;
  afterwards(work: Promise<unknown>): void;
}

/** @throws when SEAL_SECRET is missing or too short */
export async function siteOf(env: Env, opening: Opening): Promise<Site> {
  const { started, deadline, afterwards, isPage, countedAs } = opening;
  const [publication, amounts] = await Promise.all([
    cachedPublication(started) ?? currentPublication(env.SERVICES, started, deadline, opening),
    amountsInForce(env.SERVICES, deadline, started, afterwards),
  ]);
  await recordOutages(env.DB, publication.outages, started);
  return {
    origin: env.ORIGIN,
    seal: sealWith(env.SEAL_SECRET),
    practice: env.STAND_INS !== undefined,
    quickExit: exitAddressFrom(env.QUICK_EXIT_URL),
    feedback: env.FEEDBACK_URL ?? "/feedback",
    hasTaxAccountStep: env.MYIR_STEP !== "off",
    takenOnline: env.REGISTRY_TAKES_ONLINE?.split(/[\s,]+/) ?? [],
    keepsPages: env.OFFLINE !== "none",
    mapbox: mapboxSettings(env),
    publication,
    amounts,
    isPage,
    countedAs,
  };
}

const mapboxSettings = ({ MAPBOX_TOKEN: token, MAPBOX_STYLE: style }: Env): Site["mapbox"] =>
  token ? { token, style: style ?? "mapbox://styles/mapbox/streets-v12" } : undefined;

let lastSeal: { secret: string; seal: Seal } | undefined;

/** Once per isolate: deriving its keys takes longer than rendering a page. */
export function sealWith(secret: string): Seal {
  if (lastSeal?.secret !== secret) lastSeal = { secret, seal: new Seal(secret) };
  return lastSeal.seal;
}
