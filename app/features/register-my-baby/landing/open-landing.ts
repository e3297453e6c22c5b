import { json, redirect } from "@remix-run/cloudflare";
import { address } from "#app/i18n/languages.ts";
import type { Draft } from "#app/server/drafts/index.ts";
import type { Visit } from "#app/server/visit.ts";
import { lead } from "../answer.ts";
import type { KeptRegistration } from "../kept-registration.ts";
import { pages } from "../pages.ts";
import { registrationDrafts } from "../registration-drafts.ts";

/** What the landing page knows of its visitor; nothing of who has not logged in, for whom it is the same for everybody. */
export interface LandingPageProps {
  readonly person?:
    | {
        /** Milliseconds since 1970; nothing where there is no draft. */
        readonly changedAt: number | undefined;
        /** Whether there is one cannot be told at the moment. */
        readonly isUnknown: boolean;
      }
    | undefined;
  readonly isDeleted: boolean;
  readonly hasFailed?: boolean;
}

/** The landing page: with the draft of somebody who has logged in. */
export async function openLanding(visit: Visit): Promise<null> {
  const isDeleted = new URLSearchParams(visit.search).has("deleted");
  visit.model = { person: await personOf(visit), isDeleted } satisfies LandingPageProps;
  return null;
}

async function personOf(visit: Visit): Promise<LandingPageProps["person"]> {
  if (!visit.person) return undefined;
  const found = await registrationDrafts(visit).open();
  const draft = found.is === "draft" && isBegun(found.draft) ? found.draft : undefined;
  return { changedAt: draft?.changedAt, isUnknown: found.is === "unavailable" };
}

/** Once the birth is registered there is nothing to continue. */
const isBegun = ({ content }: Draft<KeptRegistration>): boolean => content.confirmation === undefined;

/** Deletes the draft of somebody who has logged in. */
export async function submitLanding(request: Request, visit: Visit): Promise<Response> {
  const data = await request.formData().catch(() => {
    throw new Response(null, { status: 400 });
  });
  if (data.get("intent") !== "delete-draft" || !visit.person) return lead(visit, pages.landing);
  const drafts = registrationDrafts(visit);
  const found = await drafts.open();
  const isDone = found.is === "none" || (found.is === "draft" && (await drafts.remove(found.draft)));
  if (isDone) return redirect(`${address(visit.language, pages.landing)}?deleted=yes`, { status: 303 });
  visit.model = {
    person: {
      changedAt: found.is === "draft" ? found.draft.changedAt : undefined,
      isUnknown: found.is !== "draft",
    },
    isDeleted: false,
    hasFailed: true,
  } satisfies LandingPageProps;
  return json(null, { status: 503 });
}
