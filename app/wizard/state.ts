import type { Language } from "#app/i18n/languages.ts";
import { type Outage, outageOf } from "#app/server/cache/publication.ts";
import { type Draft, type Drafts, draftsOf, type FoundDraft } from "#app/server/drafts/index.ts";
import { logFailure } from "#app/server/log.ts";
import type { Visit } from "#app/server/visit.ts";
import { evaluate, stepNamed, type WizardProgress } from "./evaluate.ts";
import { versionsOfChange } from "./save/changes.ts";
import type { SavedForm } from "./save/saved-form.ts";
import { type Admission, continuePath, lacksPerson, type Service, wizardOf } from "./service.ts";
import type { Wizard, WizardFacts } from "./wizard.ts";

export interface WizardState<F extends WizardFacts = WizardFacts, S extends SavedForm = SavedForm> {
  readonly service: Service<F, S>;
  readonly facts: F;
  readonly wizard: Wizard;
  readonly drafts: Drafts<S>;
  /** Undefined if nothing is saved or the form was sent. */
  readonly draft: Draft<S> | undefined;
  readonly saved: S;
  readonly progress: WizardProgress;
  readonly cookies: readonly string[];
  /** Typed in this browser before the log-in, by this person or somebody else. */
  readonly typedBefore: Draft<S> | undefined;
  readonly isFirstInSession: boolean;
  readonly isUnreadable: boolean;
  readonly submitted: Draft<S> | undefined;
  readonly missing: "lists" | "drafts" | undefined;
  /** While closed, input is saved and nothing else happens. */
  readonly outage: Outage | undefined;
  /** No step may be opened: the path to go to, without language prefix. */
  readonly elsewhere: string | undefined;
  readonly locked: readonly string[];
  readonly status: string | undefined;
  /** Milliseconds, by the clock. */
  readonly now: number;
}

type DraftService<S extends SavedForm> = Pick<
  Service<WizardFacts, S>,
  "name" | "draft" | "outage" | "hasLogin"
>;

export const draftsFor = <S extends SavedForm>(
  { name, outage = name, hasLogin = true, draft: { shape, isEmpty, ages, opened } }: DraftService<S>,
  visit: Visit,
): Drafts<S> =>
  draftsOf(visit, {
    form: name,
    outage,
    hasLogin,
    shape,
    isEmpty,
    ...(ages ? { ages } : {}),
    ...(opened ? { opened } : {}),
  });

export const outageFor = (
  { name, outage = name }: Pick<Service, "name" | "outage">,
  { site: { publication }, request: { now } }: Pick<Visit, "site" | "request">,
): Outage | undefined => outageOf(publication, outage, now);

/** One query, and no call while a neighbour's lists are cached. */
export async function loadState<F extends WizardFacts, S extends SavedForm>(
  service: Service<F, S>,
  visit: Visit,
): Promise<WizardState<F, S>> {
  const drafts = draftsFor(service, visit);
  const [{ facts, isComplete }, found] = await Promise.all([service.facts(visit), drafts.open()]);
  const wizard = wizardFor(service, facts);
  const draft = found.is === "draft" && !isSubmitted(service, found.draft) ? found.draft : undefined;
  const saved = draft?.content ?? service.draft.fresh;
  const admission = found.is === "unavailable" ? undefined : await admit(service, visit, saved, draft);
  const isUnavailable = found.is === "unavailable" || admission?.is === "unavailable";
  return {
    service,
    facts,
    wizard,
    drafts,
    draft,
    saved,
    progress: progressOf(wizard, facts, saved),
    cookies: "cookies" in found ? found.cookies : [],
    typedBefore: "typedBefore" in found ? found.typedBefore : undefined,
    isFirstInSession: found.is === "draft" && found.isFirstInSession,
    isUnreadable: found.is === "unreadable",
    submitted: submittedIn(service, found),
    missing: isUnavailable ? "drafts" : isComplete ? undefined : "lists",
    elsewhere: admission?.is === "elsewhere" ? admission.to : undefined,
    locked: admission?.is === "open" ? admission.locked : [],
    status: admission?.is === "open" ? admission.status : undefined,
    outage: outageFor(service, visit),
    now: visit.account.now,
  };
}

async function admit<F extends WizardFacts, S extends SavedForm>(
  service: Service<F, S>,
  visit: Visit,
  saved: S,
  draft: Draft<S> | undefined,
): Promise<Admission | { readonly is: "unavailable" } | undefined> {
  if (!service.admit || lacksPerson(service, visit)) return undefined;
  return service.admit({ saved, draft }, visit).catch((error) => {
    logFailure(error, visit.request);
    return { is: "unavailable" } as const;
  });
}

export const isSubmitted = <S extends SavedForm>(
  { draft }: Pick<Service<never, S>, "draft">,
  { content }: Draft<S>,
) => draft.isSubmitted?.(content) === true;

function submittedIn<S extends SavedForm>(
  service: Pick<Service<never, S>, "draft">,
  found: FoundDraft<S>,
): Draft<S> | undefined {
  const closed = found.is === "draft" ? found.closed : undefined;
  return closed && isSubmitted(service, closed) ? closed : undefined;
}

interface KnownWizard {
  readonly facts: WizardFacts;
  readonly wizard: Wizard;
}

/** By language, for the newest facts: declaring all steps takes as long as validating one. */
const wizards = new WeakMap<object, Map<Language, KnownWizard>>();

function wizardFor<F extends WizardFacts, S extends SavedForm>(service: Service<F, S>, facts: F): Wizard {
  const ofService = wizards.get(service) ?? new Map<Language, KnownWizard>();
  wizards.set(service, ofService);
  const cached = ofService.get(facts.language);
  if (cached && isSameFacts(cached.facts, facts)) return cached.wizard;
  const wizard = wizardOf(service, facts);
  ofService.set(facts.language, { facts, wizard });
  return wizard;
}

/** Lists are compared by reference: cached ones are the same object. */
const isSameFacts = (one: WizardFacts, other: WizardFacts): boolean =>
  Object.entries(other).every(([name, value]) => one[name as keyof WizardFacts] === value);

const progressOf = (wizard: Wizard, { language }: WizardFacts, { answers, derived, reached }: SavedForm) =>
  evaluate(wizard, answers, language, { derived, reached });

/** The form was sent and no other begun since. */
export const isDone = ({ submitted, draft }: Pick<WizardState, "submitted" | "draft">): boolean =>
  submitted !== undefined && draft === undefined;

/** Somebody without a form has logged in where there is one: they are asked before they see it. */
export const mustTakeAlong = <F extends WizardFacts, S extends SavedForm>({
  service,
  draft,
  typedBefore,
}: Pick<WizardState<F, S>, "service" | "draft" | "typedBefore">): boolean =>
  typedBefore !== undefined && (draft === undefined || service.draft.isEmpty(draft.content));

export const pathWithoutDraft = (state: Pick<WizardState, "service" | "submitted" | "draft">): string =>
  (isDone(state) ? state.service.submittedPath : undefined) ?? continuePath(state.service);

/** Not on a first visit to a step: there is nothing to return from. */
export function offersReview({ service, saved, progress }: WizardState, step: string): boolean {
  const current = stepNamed(progress, step);
  if (!saved.isReviewing || !current || step === service.review?.step) return false;
  return current.number < saved.reached || current.isComplete;
}

export function withSaved<F extends WizardFacts, S extends SavedForm>(
  state: WizardState<F, S>,
  saved: S,
  draft: Draft<S> | undefined = state.draft,
): WizardState<F, S> {
  return { ...state, saved, draft, progress: progressOf(state.wizard, state.facts, saved) };
}

/** Does not make open pages out of date. If it fails, it is simply found out again. */
export async function saveQuietly<F extends WizardFacts, S extends SavedForm>(
  state: WizardState<F, S>,
  content: S,
): Promise<WizardState<F, S>> {
  const { saved, draft, drafts } = state;
  if (!draft || JSON.stringify(content) === JSON.stringify(saved)) return withSaved(state, content);
  const outcome = await drafts.save(content, draft, { isQuiet: true });
  if (outcome.is !== "saved") return withSaved(state, content);
  const { draft: savedDraft, cookies } = outcome;
  return { ...withSaved(state, savedDraft.content, savedDraft), cookies: [...state.cookies, ...cookies] };
}

/** Answers from the other draft make open pages out of date; what is known about it does not. */
export async function syncInvited<F extends WizardFacts, S extends SavedForm>(
  state: WizardState<F, S>,
  visit: Visit,
): Promise<WizardState<F, S>> {
  const { service, saved, draft, drafts, wizard } = state;
  if (!service.invites || !draft || visit.request.method === "HEAD") return state;
  const content = await service.invites.sync(state, visit);
  if (content.answers === saved.answers) return saveQuietly(state, content);
  const changed = versionsOfChange(wizard, saved, content, draft.version + 1);
  const outcome = await drafts.save({ ...content, changed }, draft);
  return outcome.is === "saved"
    ? withSaved(state, outcome.draft.content, outcome.draft)
    : withSaved(state, content);
}
