import type { BrowserDrafts, Draft } from "#app/server/drafts/index.ts";
import { type PageResult, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { openClosed } from "#app/wizard/http/closed.ts";
import type { ClosedPageProps } from "#app/wizard/page/closed-page.tsx";
import { bornTogetherOf } from "../born-together/next-registration.ts";
import { lastRegistered } from "../confirmation/registered.ts";
import { endInvitation } from "../other-parent/invitation.ts";
import { pages } from "../pages.ts";
import type { SavedRegistration } from "../saved-registration.ts";
import { birthRegistration, registrationDrafts } from "../service.ts";

export interface LandingPageProps {
  readonly person?:
    | {
        /** Milliseconds since 1970; undefined without a draft. */
        readonly changedAt: number | undefined;
      }
    | undefined;
  /** The database is down, so there may be a draft. */
  readonly isUnknown: boolean;
  readonly forms: BrowserDrafts;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly isDeleted: boolean;
  readonly sent?: SentHere | undefined;
  readonly hasFailed?: boolean;
}

/** A registration that was sent, and what it still waits for. */
export interface SentHere {
  readonly reference: string;
  readonly left: "payment" | "next-child" | "nothing";
}

const nothing: BrowserDrafts = { current: undefined, aside: [] };

export async function openLanding(visit: Visit): Promise<PageResult<LandingPageProps | ClosedPageProps>> {
  const closed = await openClosed(birthRegistration, visit, pages.landing);
  if (closed) return closed;
  const isDeleted = new URLSearchParams(visit.request.search).has("deleted");
  const { now } = visit.account;
  const drafts = registrationDrafts(visit);
  const forms = await drafts.inBrowser();
  // One query is enough for who has a form here.
  if (!visit.account.person && forms?.current)
    return show<LandingPageProps>({ isDeleted, now, forms, isUnknown: false });
  const found = await drafts.open();
  const sent = sentOf(await lastRegistered(found, drafts));
  if (!visit.account.person)
    return show<LandingPageProps>({
      isDeleted,
      sent,
      now,
      forms: forms ?? nothing,
      isUnknown: forms === undefined,
    });
  const draft = found.is === "draft" && isBegun(found.draft) ? found.draft : undefined;
  const isUnknown = forms === undefined || found.is === "unavailable";
  const person = { changedAt: draft?.changedAt };
  return show<LandingPageProps>({ person, isDeleted, sent, now, forms: forms ?? nothing, isUnknown });
}

function sentOf(registered: SavedRegistration | undefined): SentHere | undefined {
  if (!registered?.confirmation) return undefined;
  const { applicationReferenceNumber: reference, payment } = registered.confirmation;
  if (payment && !payment.isPaid) return { reference, left: "payment" };
  return { reference, left: bornTogetherOf(registered).canBegin ? "next-child" : "nothing" };
}

/** Nothing to continue once it is registered. */
const isBegun = ({ content }: Draft<SavedRegistration>): boolean => content.confirmation === undefined;

export async function submitLanding(
  visit: Visit,
  request: Request,
): Promise<PageResult<LandingPageProps | ClosedPageProps> | Response> {
  const data = await request.formData().catch(() => {
    throw new Response(null, { status: 400 });
  });
  if (data.get("intent") !== "delete-draft" || !visit.account.person) return redirectTo(visit, pages.landing);
  const drafts = registrationDrafts(visit);
  const found = await drafts.open();
  if (found.is === "draft") await endInvitation(found.draft.content, visit);
  const isDone = found.is === "none" || (found.is === "draft" && (await drafts.remove(found.draft)));
  if (isDone) return redirectTo(visit, `${pages.landing}?deleted=yes`);
  const person = { changedAt: found.is === "draft" ? found.draft.changedAt : undefined };
  const isUnknown = found.is !== "draft";
  const { now } = visit.account;
  return show<LandingPageProps>(
    { person, isDeleted: false, hasFailed: true, isUnknown, now, forms: nothing },
    { status: 503 },
  );
}
