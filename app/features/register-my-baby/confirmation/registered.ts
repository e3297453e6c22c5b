import { json } from "@remix-run/cloudflare";
import type { Draft, Drafts } from "#app/server/drafts/index.ts";
import { setCookieHeaders } from "#app/server/http/cookies.ts";
import type { Visit } from "#app/server/visit.ts";
import { lead } from "../answer.ts";
import type { KeptRegistration } from "../kept-registration.ts";
import { registrationDrafts } from "../registration-drafts.ts";
import type { Confirmation } from "./confirmation.ts";
import { confirmationAge } from "./payment-window.ts";

/** A registration that was sent, as its browser holds it. */
export interface Registered {
  visit: Visit;
  drafts: Drafts<KeptRegistration>;
  draft: Draft<KeptRegistration>;
  confirmation: Confirmation;
  cookies: readonly string[];
}

/** What the pages after a registration draw. */
export type AfterwardsModel =
  | {
      page: "confirmation" | "success" | "receipt";
      confirmation: Confirmation;
      code: ReceiptCode | undefined;
    }
  | { page: "payment"; confirmation: Confirmation; url: string; isGoing: boolean }
  | { page: "retry"; confirmation: Confirmation; until: number; problem?: RetryProblem }
  | { page: "outstanding"; confirmation: Confirmation | undefined }
  | { page: "out-of-reach" };

export interface ConfirmationModel {
  page: "confirmation" | "success" | "receipt";
  confirmation: Confirmation;
  code: ReceiptCode | undefined;
}

/** Opens the receipt again. @property until milliseconds since 1970 */
export interface ReceiptCode {
  code: string;
  until: number;
}

export type RetryProblem = { is: "failed" } | { is: "refused" } | { is: "tooOften"; minutes: number };

/**
 * Opens the registration that this browser has sent.
 * @param without what is answered where there is none: the home page (spec 2, section 4, Outcome), unless told
 */
export async function withRegistered(
  visit: Visit,
  answer: (registered: Registered) => Promise<Response> | Response,
  without: (found: { hasDraft: boolean }) => Response = () => lead(visit, "/"),
): Promise<Response> {
  const drafts = registrationDrafts(visit);
  const found = await drafts.open();
  if (found.is === "unavailable") return drawAfterwards(visit, { page: "out-of-reach" }, { status: 503 });
  const draft = found.is === "draft" ? found.closed : undefined;
  const confirmation = draft?.content.confirmation;
  if (!draft || !confirmation || found.is !== "draft") return without({ hasDraft: found.is === "draft" });
  return answer({ visit, drafts, draft, confirmation, cookies: found.cookies });
}

/** Keeps what became of a payment. That it cannot be kept stops nobody: the registry knows. */
export async function keepPayment(
  { drafts, draft, confirmation }: Registered,
  payment: NonNullable<Confirmation["payment"]>,
): Promise<void> {
  const changed = { ...confirmation, payment };
  await drafts.save({ ...draft.content, confirmation: changed }, draft, {
    isQuiet: true,
    closesIn: confirmationAge(changed),
  });
}

/** Has a page drawn. */
export function drawAfterwards(
  visit: Visit,
  model: AfterwardsModel,
  {
    status = 200,
    cookies = [],
    refresh,
  }: { status?: number; cookies?: readonly string[]; refresh?: string } = {},
): Response {
  visit.model = model;
  const headers = setCookieHeaders(cookies);
  if (refresh) headers.set("Refresh", refresh);
  return json(null, { status, headers });
}
