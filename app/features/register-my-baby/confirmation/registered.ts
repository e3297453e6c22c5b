import type { Draft, Drafts, FoundDraft } from "#app/server/drafts/index.ts";
import { type PageResult, type RenderOptions, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import type { AnotherFormProps } from "../born-together/next-child.tsx";
import type { BornTogether } from "../born-together/next-registration.ts";
import type { SavedRegistration } from "../saved-registration.ts";
import { registrationDrafts } from "../service.ts";
import type { Confirmation } from "./confirmation.ts";
import { confirmationAge } from "./payment-window.ts";

export interface Registered {
  visit: Visit;
  drafts: Drafts<SavedRegistration>;
  draft: Draft<SavedRegistration>;
  confirmation: Confirmation;
  open: Draft<SavedRegistration> | undefined;
  cookies: readonly string[];
}

export type ConfirmationPageProps =
  | ReceiptProps
  | {
      page: "payment";
      confirmation: Confirmation;
      url: string;
      isRedirecting: boolean;
      /** Opens the receipt on another day. */
      code?: ReceiptCode | undefined;
      /** The registry was asked and has no payment. */
      isUnpaid?: boolean;
    }
  | { page: "retry"; confirmation: Confirmation; until: number; problem?: RetryProblem }
  | {
      page: "outstanding";
      confirmation: Confirmation;
      state: OutstandingState;
      mayAskAgain?: boolean;
      together: BornTogether;
      hasOpenForm?: boolean;
    }
  /** @property isUncertain sent, but nobody knows whether it arrived */
  | { page: "not-registered"; isUncertain: boolean }
  | ({ page: "another-form" } & AnotherFormProps)
  | { page: "out-of-reach" };

export type OutstandingState = "unpaid" | "unknown" | "no-page";

export type ConfirmationAnswer = PageResult<ConfirmationPageProps> | Response;

export interface ReceiptProps {
  page: "confirmation" | "success" | "receipt";
  confirmation: Confirmation;
  code: ReceiptCode | undefined;
  together: BornTogether;
}

/** @property until milliseconds since 1970 */
export interface ReceiptCode {
  code: string;
  until: number;
}

export type RetryProblem = { is: "failed" } | { is: "refused" } | { is: "tooOften"; minutes: number };

/** @param without answer when this browser has sent no registration; the home page by default */
export async function withRegistered(
  visit: Visit,
  answer: (registered: Registered) => Promise<ConfirmationAnswer> | ConfirmationAnswer,
  without: (open: Draft<SavedRegistration> | undefined) => ConfirmationAnswer = () => redirectTo(visit, "/"),
): Promise<ConfirmationAnswer> {
  const drafts = registrationDrafts(visit);
  const found = await drafts.open();
  if (found.is === "unavailable") return showConfirmation({ page: "out-of-reach" }, { status: 503 });
  if (found.is !== "draft") return without(undefined);
  const { cookies } = found;
  const draft = await registeredIn(found, drafts);
  const confirmation = draft?.content.confirmation;
  const open = found.draft.closesIn === undefined ? found.draft : undefined;
  if (!draft || !confirmation) return without(open);
  return answer({ visit, drafts, draft, confirmation, open, cookies });
}

/** What this browser or person sent last, as long as its confirmation is kept. */
export async function lastRegistered(
  found: FoundDraft<SavedRegistration>,
  drafts: Drafts<SavedRegistration>,
): Promise<SavedRegistration | undefined> {
  const draft = found.is === "draft" ? await registeredIn(found, drafts) : undefined;
  return draft?.content;
}

/** While the next child's form is open, the last one that was registered. */
async function registeredIn(
  { closed, draft }: Extract<FoundDraft<SavedRegistration>, { is: "draft" }>,
  drafts: Drafts<SavedRegistration>,
): Promise<Draft<SavedRegistration> | undefined> {
  const last = draft.content.bornTogether?.at(-1);
  if (closed || !last) return closed;
  const linked = await drafts.openLinked(last.draft);
  return linked.is === "draft" ? linked.draft : undefined;
}

/** A failure to save is ignored: the registry knows about the payment. */
export async function savePayment(
  registered: Registered,
  payment: NonNullable<Confirmation["payment"]>,
): Promise<Registered> {
  const { drafts, draft } = registered;
  const confirmation = { ...registered.confirmation, payment };
  await drafts.save({ ...draft.content, confirmation }, draft, {
    isQuiet: true,
    closesIn: confirmationAge(confirmation),
  });
  return { ...registered, confirmation };
}

/** @param options.refresh value of a `Refresh` header: seconds and the next address */
export const showConfirmation = (
  props: ConfirmationPageProps,
  { refresh, ...options }: RenderOptions & { refresh?: string } = {},
): PageResult<ConfirmationPageProps> =>
  show(props, { ...options, ...(refresh ? { headers: { Refresh: refresh } } : {}) });
