import { orUndo, wasUndone } from "#app/server/all-or-nothing.ts";
import { ofLink } from "#app/server/drafts/index.ts";
import { withTimeout } from "#app/server/http/with-timeout.ts";
import { checkRateLimits, type RateLimit } from "#app/server/limits/rate-limit.ts";
import { logFailure } from "#app/server/log.ts";
import { logEvent } from "#app/server/log-event.ts";
import type { Visit } from "#app/server/visit.ts";
import { onlyIfStatement, statusStatement } from "./application-row.ts";
import { newLink, sameLinkAgain } from "./new-link.ts";
import { queueMailsStatement } from "./queue-mails.ts";
import type { SectionLink, ServiceToAsk } from "./section-form.ts";
import {
  endLinksStatement,
  mailedAgainStatement,
  replaceLinkStatements,
  type SectionRow,
} from "./section-row.ts";

/** For mails to services that the parent asks for again, per application. */
const mailLimit: RateLimit = { name: "childcare-mails", times: 5, within: 60 * 60 * 1000 };

export type KeptAsking =
  | { readonly is: "done" }
  /** The status no longer allows it, or the service has answered. */
  | { readonly is: "changed-meanwhile" }
  /** @property wait milliseconds */
  | { readonly is: "too-often"; readonly wait: number }
  | { readonly is: "unavailable" };

interface AskedBefore {
  readonly applicationId: string;
  readonly personId: string;
  readonly asked: ServiceToAsk;
  readonly section: SectionRow;
  readonly link: SectionLink;
}

/** @returns milliseconds to wait @throws when the database does not answer */
export const countMail = async (
  { site: { seal }, account }: Visit,
  applicationId: string,
): Promise<number | undefined> =>
  checkRateLimits(
    account.db,
    [{ limit: mailLimit, who: await seal.sign("childcare", applicationId) }],
    account.now,
  );

/** The same link to the same address. */
export async function sendAgain(
  visit: Visit,
  { applicationId, personId, asked, section, link }: AskedBefore,
): Promise<KeptAsking> {
  const {
    site: { seal },
    account,
  } = visit;
  const { db, now } = account;
  return trying(async () => {
    const wait = await countMail(visit, applicationId);
    if (wait !== undefined) return { is: "too-often", wait };
    const target = { applicationId, providerId: section.provider_id };
    const mail = await sameLinkAgain(visit, target, asked, link, section);
    await withTimeout(
      db.batch([
        onlyIfStatement(db, applicationId, "write-to-service"),
        orUndo(db),
        mailedAgainStatement(db, target, now),
        orUndo(db),
        await queueMailsStatement(db, seal, personId, [mail], now),
      ]),
    );
    visit.neighbours.mailWritten();
    return { is: "done" };
  });
}

/** Another address gets another link, and the earlier one ends. To be saved with the parent's draft. */
export async function addressStatements(
  visit: Visit,
  { applicationId, personId, asked, section, link }: AskedBefore,
): Promise<{ link: SectionLink; statements: D1PreparedStatement[] }> {
  const {
    site: { seal },
    account,
  } = visit;
  const { db, now } = account;
  const target = { applicationId, providerId: section.provider_id };
  const { kept, made, mails } = await newLink(visit, target, asked, ofLink(link), section.round);
  return {
    link: { ...link, ...made },
    statements: [
      onlyIfStatement(db, applicationId, "write-to-service"),
      orUndo(db),
      ...replaceLinkStatements(db, applicationId, kept, now),
      await queueMailsStatement(db, seal, personId, mails, now),
    ],
  };
}

/** The application is a draft again, and all services' links end. */
export async function takeBack(visit: Visit, applicationId: string): Promise<KeptAsking> {
  const { db, now } = visit.account;
  return trying(async () => {
    await withTimeout(
      db.batch([
        statusStatement(db, applicationId, "take-back", now),
        orUndo(db),
        endLinksStatement(db, applicationId),
      ]),
    );
    logEvent("childcare-application", { reference: visit.request.reference, code: "take-back" });
    return { is: "done" };
  });
}

async function trying(attempt: () => Promise<KeptAsking>): Promise<KeptAsking> {
  try {
    return await attempt();
  } catch (error) {
    if (wasUndone(error)) return { is: "changed-meanwhile" };
    logFailure(error);
    return { is: "unavailable" };
  }
}
