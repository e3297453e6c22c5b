import { type Draft, type Drafts, linkTo } from "#app/server/drafts/index.ts";
import type { WizardProgress } from "#app/wizard/evaluate.ts";
import type { Confirmation } from "../confirmation/confirmation.ts";
import { emptyRegistration, type SavedRegistration } from "../saved-registration.ts";
import { ordersLeft, type RegisteredChild } from "./registered-child.ts";
import { sharedAnswers } from "./shared-answers.ts";

export interface BornTogether {
  readonly others: readonly RegisteredChild[];
  /** "2 of 2" */
  readonly left: readonly string[];
  /** The shared answers are kept, so the next form can begin with them. */
  readonly canBegin: boolean;
}

export function bornTogetherOf({
  confirmation,
  bornTogether = [],
  shared,
}: Pick<SavedRegistration, "confirmation" | "bornTogether" | "shared">): BornTogether {
  const left = ordersLeft(confirmation?.order, bornTogether);
  return { others: bornTogether, left, canBegin: shared !== undefined && left.length > 0 };
}

/** Nothing for a child born alone; shared answers only while another child is still to be registered. */
export function keptForOthers(
  { order }: Pick<Confirmation, "order">,
  { saved, progress }: { saved: SavedRegistration; progress: WizardProgress },
): Pick<SavedRegistration, "bornTogether" | "shared"> {
  if (order === undefined) return {};
  const { bornTogether = [] } = saved;
  const isLast = ordersLeft(order, bornTogether).length === 0;
  return { bornTogether, ...(isLast ? {} : { shared: sharedAnswers(progress) }) };
}

export function nextRegistration(registered: Draft<SavedRegistration>): SavedRegistration | undefined {
  const { shared, bornTogether = [] } = registered.content;
  const [order] = bornTogetherOf(registered.content).left;
  const child = registeredChild(registered);
  if (!shared || !order || !child) return undefined;
  return {
    ...emptyRegistration,
    answers: { ...shared, "child.multipleBirthOrder": order },
    // These answers were reviewed before, so their steps offer a button straight back to the review.
    isReviewing: true,
    bornTogether: [...bornTogether, child],
  };
}

function registeredChild(registered: Draft<SavedRegistration>): RegisteredChild | undefined {
  const { confirmation } = registered.content;
  if (confirmation?.order === undefined) return undefined;
  const { applicationReferenceNumber: reference, order, stillBorn } = confirmation;
  return { reference, order, stillBorn, draft: linkTo(registered) };
}

const tries = 4;

/** Their receipts then name this child. A failure is only logged: the registry knows. */
export async function tellOthers(
  drafts: Drafts<SavedRegistration>,
  registered: Draft<SavedRegistration>,
): Promise<void> {
  const child = registeredChild(registered);
  if (!child) return;
  for (const other of registered.content.bornTogether ?? []) await tellOne(drafts, other, child);
}

async function tellOne(
  drafts: Drafts<SavedRegistration>,
  other: RegisteredChild,
  child: RegisteredChild,
): Promise<void> {
  for (let left = tries; left > 0; left--) {
    const found = await drafts.openLinked(other.draft);
    if (found.is !== "draft") return;
    const { draft } = found;
    const { shared, bornTogether: known = [], ...content } = draft.content;
    const bornTogether = [...known.filter(({ reference }) => reference !== child.reference), child];
    const isLast = bornTogetherOf({ ...content, bornTogether }).left.length === 0;
    const told = { ...content, bornTogether, ...(isLast || !shared ? {} : { shared }) };
    const { is } = await drafts.save(told, draft, { isQuiet: true });
    if (is !== "changed-meanwhile") return;
  }
}
