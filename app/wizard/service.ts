import type { FunctionComponent } from "react";
import type * as z from "zod";
import type { Answers } from "#app/forms/answers.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Words } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import type { AreaCookie } from "#app/server/cookies/site-cookies.ts";
import type { Draft, DraftAges } from "#app/server/drafts/index.ts";
import type { Visit } from "#app/server/visit.ts";
import type { StepState, WizardProgress } from "./evaluate.ts";
import type { SavedForm } from "./save/saved-form.ts";
import { type ServiceStep, stepFor } from "./step.ts";
import { questionTexts } from "./texts.ts";
import type { Wizard, WizardFacts } from "./wizard.ts";

/** `keeping/…` replaces the wizard's sentence about how long answers are kept. */
type ServiceText = {
  readonly service: string;
  readonly notices: { readonly saved: string };
  readonly unavailable: {
    readonly heading: string;
    readonly before: string;
    readonly link: string;
    readonly after: string;
    readonly kept: string;
  };
};

/** `resume/title` and `resume/lost` replace the wizard's. */
type ResumeText = {
  readonly resume: {
    readonly link: string;
    readonly landing: string;
    readonly startNew: string;
    readonly lead: string;
    readonly another: string;
  };
};

interface Invites<F extends WizardFacts, S extends SavedForm> {
  /** Whenever a step is opened. */
  sync(form: { saved: S; progress: WizardProgress; facts: F }, visit: Visit): Promise<S>;
  /** Before everything typed is deleted. */
  end(saved: S, visit: Visit): Promise<void>;
}

export type Admission =
  | {
      readonly is: "open";
      readonly status: string;
      /** Steps that cannot be changed lead to the review. */
      readonly locked: readonly string[];
    }
  | { readonly is: "elsewhere"; readonly to: string };

interface Resume {
  words(language: Language): Words<ResumeText>;
  readonly birthDate: string;
  readonly cookie: AreaCookie;
  /** Holds late input of somebody invited until they enter the code again. */
  readonly inputCookie?: AreaCookie;
  readonly submittedPath: string;
}

/** Methods, not function properties: they make a service of any facts and saved form a `Service` to the wizard. */
export interface Service<F extends WizardFacts = WizardFacts, S extends SavedForm = SavedForm> {
  /** Names its drafts and pending input in the database. */
  readonly name: string;
  /** Without language prefix; the steps are below it. */
  readonly base: string;
  /** Without language prefix; `base` by default. */
  readonly landing?: string;
  readonly category: string;
  /** `isComplete` is false when a list that the steps need could not be loaded. */
  facts(visit: Visit): Promise<{ facts: F; isComplete: boolean }>;
  readonly steps: readonly [ServiceStep<NoInfer<F>>, ...ServiceStep<NoInfer<F>>[]];
  words(language: Language): Words<ServiceText>;
  /** Values for `{{…}}` in the steps' words, such as what a parent is called. */
  textValues?(language: Language, answers: Answers): Readonly<Record<string, string>>;
  /** While false only the first step can be opened. */
  isUnlocked?(answers: Answers): boolean;
  readonly draft: {
    readonly shape: z.ZodType<S>;
    readonly fresh: S;
    isEmpty(content: S): boolean;
    /** A sent form cannot change; the next one starts fresh. */
    isSubmitted?(content: S): boolean;
    readonly ages?: DraftAges;
    /** By a link that was checked before; the service is then made per request (`stepRoute`). */
    readonly opened?: Draft<S>;
  };
  /** How outages name it; its name by default. */
  readonly outage?: string;
  readonly hasLogin?: boolean;
  /** Without a log-in every step leads to the landing page. */
  readonly requiresPerson?: boolean;
  readonly review?: { readonly step: string; waiting(language: Language): string };
  readonly submittedPath?: string;
  /** After Next in the last step; the landing page by default. Without language prefix. */
  readonly donePath?: string;
  readonly resume?: Resume;
  readonly invites?: Invites<F, S>;
  /** Somebody else begins the draft and gives a code: here it is neither begun nor deleted. */
  readonly isInvited?: boolean;
  /** After a log-in a form opens at the step asked for, not at its first. */
  readonly opensAnywhere?: boolean;
  /** Asked at every request, because others may change it. @throws when the database does not answer */
  admit?(form: { saved: S; draft: Draft<S> | undefined }, visit: Visit): Promise<Admission>;
  /** Replaces a step for answers that the service is not for. */
  fallback?(state: StepState, answers: Answers): FunctionComponent<{ step: string }> | undefined;
}

export type ResumableService = Service & { readonly resume: Resume };

export const plainFacts = async ({ request: { language, now } }: Pick<Visit, "request">) => ({
  facts: { language, today: dayInNewZealand(now) } satisfies WizardFacts,
  isComplete: true,
});

/** Called twice, `defineService<Facts, Saved>()({ … })`: two types are given, what the service has is inferred. */
export const defineService =
  <F extends WizardFacts, S extends SavedForm>() =>
  <const D extends Service<F, S>>(service: D): D =>
    service;

export type StepName<S extends { readonly steps: readonly { readonly name: string }[] }> =
  S["steps"][number]["name"];

export const stepNames = <S extends Pick<Service, "steps">>({ steps }: S): StepName<S>[] =>
  steps.map(({ name }) => name);

export const wizardOf = <F extends WizardFacts>(
  service: Pick<Service<F>, "steps" | "textValues" | "isUnlocked">,
  facts: F,
): Wizard => ({
  steps: service.steps.filter((step) => step.isThere?.(facts) ?? true).map((step) => stepFor(step, facts)),
  texts: (language, answers) => questionTexts(service, language, answers),
  isUnlocked: (answers) => service.isUnlocked?.(answers) ?? true,
});

/** False while the database does not answer: then nobody knows. */
export const lacksPerson = (
  { requiresPerson }: Pick<Service, "requiresPerson">,
  { account: { sessionState } }: Pick<Visit, "account">,
): boolean => requiresPerson === true && (sessionState.is === "ended" || sessionState.is === "anonymous");

/** @param focus name of a question */
export function stepPath(
  { base }: Pick<Service, "base">,
  step: string,
  focus?: string,
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const given = Object.entries({ ...(focus ? { focus } : query) }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `${base}/${step}${given.length > 0 ? `?${given.join("&")}` : ""}`;
}

export const landingPath = ({ base, landing = base }: Pick<Service, "base" | "landing">): string => landing;

export const comeBackPath = ({ base }: Pick<Service, "base">): string => `${base}/come-back`;
export const continuePath = ({ base }: Pick<Service, "base">): string => `${base}/continue`;

export const firstStep = ({ steps: [first] }: Pick<Service, "steps">): string => first.name;

export const firstStepPath = (service: Pick<Service, "base" | "steps">): string =>
  stepPath(service, firstStep(service));
