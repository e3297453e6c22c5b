import type { Env } from "./env.ts";
import { type RequestFacts, readRequest } from "./http/request-facts.ts";
import { deadlineFrom } from "./limits/deadline.ts";
import { limits } from "./limits/limits.ts";
import { type Neighbours, openNeighbours } from "./neighbours/index.ts";
import { type Site, sealWith, siteOf } from "./site.ts";
import { type Account, openAccount } from "./visitor/account.ts";
import { queueConfirmation, wakeMailer } from "./visitor/mail-queue.ts";
import { currentRequest } from "./watch.ts";

export interface Visit {
  readonly request: RequestFacts;
  readonly account: Account;
  readonly neighbours: Neighbours;
  readonly site: Site;
  afterwards(work: Promise<unknown>): void;
}

interface Entry extends Pick<Visit, "afterwards">, Pick<Site, "isPage" | "countedAs"> {}

/** @throws when SEAL_SECRET is missing or too short */
export async function openVisit(request: Request, env: Env, entry: Entry): Promise<Visit> {
  const { afterwards } = entry;
  const started = Date.now();
  const seal = sealWith(env.SEAL_SECRET);
  const logged = currentRequest();
  const reference = logged?.id ?? crypto.randomUUID();
  const facts = await readRequest(request, reference, env.TODAY);
  const { path, cookies, language, isRetry, method } = facts;
  const deadline = deadlineFrom(started, isRetry, Number(env.NEIGHBOUR_DEADLINE ?? limits.pageWait));
  const account = openAccount(env, {
    path,
    cookies,
    language,
    seal,
    started,
    deadline,
    isReading: ["GET", "HEAD"].includes(method),
    mail: queueConfirmation,
    mailWritten: () => afterwards(wakeMailer(env.SERVICES, deadline)),
    afterwards,
  });
  const site = await siteOf(env, { ...entry, started, deadline, reference });
  const { version } = site.publication;
  const visit: Visit = {
    request: facts,
    account: await account,
    neighbours: openNeighbours({ request, env, deadline, seal, version, afterwards }),
    site,
    afterwards,
  };
  if (logged) logged.person = visit.account.person?.id;
  return visit;
}
