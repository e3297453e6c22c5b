import type { FunctionComponent } from "react";
import type * as z from "zod";
import type { Answers } from "#app/forms/answers.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Words } from "#app/i18n/words.ts";
import type { DraftAges } from "#app/server/drafts/index.ts";
import type { AreaCookie } from "#app/server/http/site-cookies.ts";
import type { Visit } from "#app/server/visit.ts";
import type { StepState } from "./evaluate.ts";
import type { StepHooks } from "./hooks.ts";
import type { SavedForm } from "./save/saved-form.ts";
import type { StepText } from "./step-text.ts";
import type { Wizard } from "./wizard.ts";

/** What the steps of a service depend on besides their answers. */
export interface WizardFacts {
  readonly language: Language;
  /** The day in New Zealand, YYYY-MM-DD. */
  readonly today: string;
}

/** The sentences that name the service; `keeping` replaces how long answers are kept where that differs from the kit's. */
export type ServiceText = {
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

export type ResumeText = {
  readonly resume: {
    /** With a link to the page where a code is typed. */
    readonly link: string;
    readonly landing: string;
    readonly startNew: string;
    readonly lead: string;
    readonly another: string;
  };
};

/** How a form is continued elsewhere: with a code and a birth date, both typed, or with a link that carries the code. */
export interface Resume {
  words(language: Language): Words<ResumeText>;
  /** The date question whose answer goes with the code. */
  readonly birthDate: string;
  /** Carries what was typed on the pages about codes. */
  readonly cookie: AreaCookie;
  /** Where a code leads to once the form was sent, without language prefix. */
  readonly submittedPath: string;
}

/**
 * A service of several steps, declared once. Everything else (pages, progress, drafts, conflicts, coming back) follows from it.
 * Methods rather than function properties: a service of any facts and saved form is then a `Service` to the kit.
 */
export interface Service<F extends WizardFacts = WizardFacts, S extends SavedForm = SavedForm> {
  /** Names its drafts and pending input in the database. */
  readonly name: string;
  /** The path of its landing page, without language prefix; the steps are below it. */
  readonly base: string;
  /** The name of its first step. */
  readonly firstStep: string;
  /** What its errors are counted under. */
  readonly category: string;
  /** `isComplete` is false when a list that the steps cannot do without could not be had. */
  facts(visit: Visit): Promise<{ facts: F; isComplete: boolean }>;
  steps(facts: F): Wizard;
  text(step: string, language: Language, answers: Answers): StepText;
  words(language: Language): Words<ServiceText>;
  readonly hooks: Readonly<Partial<Record<string, StepHooks>>>;
  readonly draft: {
    readonly shape: z.ZodType<S>;
    /** A form in which nothing was typed. */
    readonly fresh: S;
    /** Nobody would miss it. */
    isEmpty(content: S): boolean;
    /** It was sent: nothing can be typed any more, and a new form is a fresh one. */
    isSubmitted?(content: S): boolean;
    readonly ages?: DraftAges;
  };
  /** Visitors can log in to keep a draft; true unless said otherwise. */
  readonly hasLogin?: boolean;
  /** The step that shows all answers, if there is one, and what a script may say while it is opened. */
  readonly review?: { readonly step: string; waiting(language: Language): string };
  /** Where somebody is led whose form was sent, without language prefix. */
  readonly submittedPath?: string;
  /** Next in the last step, every answer being good; by default the landing page. Path without language prefix. */
  readonly donePath?: string;
  readonly resume?: Resume;
  /** A page in place of a step, for answers that the service is not for. */
  fallback?(state: StepState, answers: Answers): FunctionComponent<{ step: string }> | undefined;
}

/** A service whose forms can be continued elsewhere. */
export type ResumableService = Service & { readonly resume: Resume };

export const defineService =
  <F extends WizardFacts, S extends SavedForm>() =>
  <const D extends Service<F, S>>(service: D): D =>
    service;

/** The path of a step, opened at one of its questions where one is named. Without language prefix. */
export const stepPath = ({ base }: Pick<Service, "base">, step: string, focus?: string): string =>
  `${base}/${step}${focus ? `?focus=${encodeURIComponent(focus)}` : ""}`;

export const comeBackPath = ({ base }: Pick<Service, "base">): string => `${base}/come-back`;
export const continuePath = ({ base }: Pick<Service, "base">): string => `${base}/continue`;

export const firstStepPath = (service: Pick<Service, "base" | "firstStep">): string =>
  stepPath(service, service.firstStep);
