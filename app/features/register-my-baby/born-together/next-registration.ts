import { type Draft, type Drafts, linkTo } from "#app/server/drafts/index.ts";
import type { WizardProgress } from "#app/wizard/evaluate.ts";
import type { Confirmation } from "../confirmation/confirmation.ts";
import { emptyRegistration, type SavedRegistration } from "../saved-registration.ts";
import { ordersLeft, type RegisteredChild } from "./registered-child.ts";
import { sharedAnswers } from "./shared-answers.ts";

/** What the pages after a registration say about the others. */
export interface BornTogether {
  readonly others: readonly RegisteredChild[];
  /** "2 of 2" */
  readonly left: readonly string[];
  /** What they share is kept, so that the next form can begin with it. */
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

/** What is kept beside a confirmation: nothing of a child born alone, and answers only while another child is to be registered. */
export function keptForOthers(
  { order }: Pick<Confirmation, "order">,
  { saved, progress }: { saved: SavedRegistration; progress: WizardProgress },
): Pick<SavedRegistration, "bornTogether" | "shared"> {
  if (order === undefined) return {};
  const { bornTogether = [] } = saved;
  const isLast = ordersLeft(order, bornTogether).length === 0;
  return { bornTogether, ...(isLast ? {} : { shared: sharedAnswers(progress) }) };
}

/** The form of the next child. */
export function nextRegistration(registered: Draft<SavedRegistration>): SavedRegistration | undefined {
  const { shared, bornTogether = [] } = registered.content;
  const [order] = bornTogetherOf(registered.content).left;
  const child = registeredChild(registered);
  if (!shared || !order || !child) return undefined;
  return {
    ...emptyRegistration,
    answers: { ...shared, "child.multipleBirthOrder": order },
    // What is filled in was reviewed before: in those steps the button that leads past them is offered.
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

/** Other windows may write at the same time. */
const tries = 4;

/** So that their receipts name this one, and answers are dropped when all are registered. A failure is logged: the registry knows. */
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
