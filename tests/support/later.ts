import { confirmationAge } from "#app/features/register-my-baby/confirmation/payment-window.ts";
import type { SavedRegistration } from "#app/features/register-my-baby/saved-registration.ts";
import type { RunningSite } from "#workers/local/serve.mjs";
import { draftsIn } from "./begun.ts";
import type { Visitor } from "./client.ts";

/** Lets time pass for somebody whose payment has failed: it failed, and what is kept of it was stored, so long before. */
export async function later(
  site: { running: RunningSite },
  visitor: Visitor,
  milliseconds: number,
): Promise<void> {
  const cookies = visitor.cookies.header("/");
  const drafts = await draftsIn(site, { cookies, now: Date.now() - milliseconds });
  const found = await drafts.open();
  const draft = found.is === "draft" ? found.closed : undefined;
  const confirmation = draft?.content.confirmation;
  const { payment } = confirmation ?? {};
  if (!confirmation || payment?.failedAt === undefined) throw new Error("No payment has failed.");
  const changed = { ...confirmation, payment: { ...payment, failedAt: payment.failedAt - milliseconds } };
  const saved = await drafts.save({ ...draft?.content, confirmation: changed } as SavedRegistration, draft, {
    isQuiet: true,
    closesIn: confirmationAge(changed),
  });
  if (saved.is !== "saved") throw new Error(`Not stored: ${saved.is}`);
}
