import { dayInNewZealand } from "#app/nz/date.ts";
import type { Draft, Drafts, FoundDraft } from "#app/server/drafts/index.ts";
import type { Visit } from "#app/server/visit.ts";
import { evaluate, type WizardProgress } from "#app/wizard/evaluate.ts";
import type { Wizard } from "#app/wizard/wizard.ts";
import type { Confirmation } from "./confirmation/confirmation.ts";
import type { RegistrationFacts } from "./facts.ts";
import type { KeptRegistration } from "./kept-registration.ts";
import { registration } from "./registration.ts";
import { registrationDrafts } from "./registration-drafts.ts";

/** A registration as somebody finds it: what is kept, what it hangs on, and where everything stands. */
export interface Opened {
  readonly facts: RegistrationFacts;
  readonly wizard: Wizard;
  readonly drafts: Drafts<KeptRegistration>;
  /** Nothing where nothing is kept, or the birth is registered already. */
  readonly draft: Draft<KeptRegistration> | undefined;
  readonly kept: KeptRegistration;
  readonly walk: WizardProgress;
  /** `Set-Cookie` headers for whatever is answered. */
  readonly cookies: readonly string[];
  /** What somebody typed in this browser before they logged in, who had a draft of their own. */
  readonly typedBefore: Draft<KeptRegistration> | undefined;
  /** Opened the first time since its person logged in. */
  readonly isFirstInSession: boolean;
  /** A draft was there and could not be read. */
  readonly isUnreadable: boolean;
  /** The birth was registered from this browser a moment ago. */
  readonly confirmation: Confirmation | undefined;
  /** What the service cannot be used without and could not be had: lists of the registry, the database. */
  readonly lacks: "lists" | "drafts" | undefined;
}

/** A form in which nothing was typed. */
export const freshRegistration: KeptRegistration = { answers: {}, derived: {}, reached: 1, changed: {} };

/** Reads the registry's lists and what is kept: one query, and no call while the lists are remembered. */
export async function openRegistration(visit: Visit): Promise<Opened> {
  const drafts = registrationDrafts(visit);
  const [facilities, countries, found] = await Promise.all([
    visit.registry.facilities(),
    visit.registry.countries(),
    drafts.open(),
  ]);
  const facts: RegistrationFacts = {
    language: visit.language,
    today: dayInNewZealand(visit.now),
    facilities: facilities.ok ? facilities.value : none,
    countries: countries.ok ? countries.value : none,
    hasTaxAccountStep: visit.hasTaxAccountStep,
  };
  const hasLists = facilities.ok && countries.ok;
  const wizard = wizardFor(facts);
  const { draft, confirmation } = openDraft(found);
  const kept = draft?.content ?? freshRegistration;
  return {
    facts,
    wizard,
    drafts,
    draft,
    kept,
    confirmation,
    walk: walkOf(wizard, facts, kept),
    cookies: "cookies" in found ? found.cookies : [],
    typedBefore: found.is === "draft" ? found.typedBefore : undefined,
    isFirstInSession: found.is === "draft" && found.isFirstInSession,
    isUnreadable: found.is === "unreadable",
    lacks: found.is === "unavailable" ? "drafts" : hasLists ? undefined : "lists",
  };
}

const none = { entries: [], isSample: false };

/** Of each language the one for the newest facts: to declare all steps takes as long as to check one. */
const wizards = new Map<string, { facts: RegistrationFacts; wizard: Wizard }>();

function wizardFor(facts: RegistrationFacts): Wizard {
  const known = wizards.get(facts.language);
  if (known && isSame(known.facts, facts)) return known.wizard;
  const wizard = registration(facts);
  wizards.set(facts.language, { facts, wizard });
  return wizard;
}

const isSame = (one: RegistrationFacts, other: RegistrationFacts): boolean =>
  one.today === other.today &&
  one.facilities === other.facilities &&
  one.countries === other.countries &&
  one.hasTaxAccountStep === other.hasTaxAccountStep;

/** The birth was registered, and no other one has been begun since. */
export const isRegistered = ({ confirmation, draft }: Pick<Opened, "confirmation" | "draft">): boolean =>
  confirmation !== undefined && draft === undefined;

/** Once the birth is registered a new form is a fresh one. */
function openDraft(found: FoundDraft<KeptRegistration>): Pick<Opened, "draft" | "confirmation"> {
  if (found.is !== "draft") return { draft: undefined, confirmation: undefined };
  const isClosed = found.draft?.content.confirmation !== undefined;
  return { draft: isClosed ? undefined : found.draft, confirmation: found.closed?.content.confirmation };
}

/** All steps in their places for what is kept. */
export const walkOf = (
  wizard: Wizard,
  { language }: RegistrationFacts,
  { answers, derived, reached }: KeptRegistration,
): WizardProgress => evaluate(wizard, answers, language, { derived, reached });

/** The same registration with something else kept. */
export function withKept(
  opened: Opened,
  kept: KeptRegistration,
  draft: Opened["draft"] = opened.draft,
): Opened {
  return { ...opened, kept, draft, walk: walkOf(opened.wizard, opened.facts, kept) };
}
