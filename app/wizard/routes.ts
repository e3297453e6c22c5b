import type { FunctionComponent } from "react";
import type { Draft } from "#app/server/drafts/index.ts";
import { page } from "#app/server/page.ts";
import type { PageResult } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { codeEntryRoute } from "./codes/code-entry-page.tsx";
import { openComeBack, submitComeBack } from "./codes/come-back.ts";
import { ComeBackPage } from "./codes/come-back-page.tsx";
import { draftEntry } from "./codes/draft-entry.tsx";
import { toResponse } from "./http/outcome-response.ts";
import { handleAction, submitStep } from "./http/step-action.ts";
import { openStep, type ResolvedStep, resolveStep } from "./http/step-loader.ts";
import type { WizardPageProps } from "./page/props.ts";
import { WizardPage } from "./page/wizard-page.tsx";
import type { SavedForm } from "./save/saved-form.ts";
import { firstStep, type ResumableService, type Service } from "./service.ts";
import type { WizardState } from "./state.ts";
import type { WizardFacts } from "./wizard.ts";

export const stepRoute = <F extends WizardFacts, S extends SavedForm>(service: Service<F, S>) =>
  page(WizardPage, {
    open: (visit, request, { stepName = "" }) => openStep(service, visit, request, stepName),
    submit: (visit, request, { stepName = "" }) => submitStep(service, visit, request, stepName),
  });

export interface ReadyForm<F extends WizardFacts, S extends SavedForm> extends WizardState<F, S> {
  readonly draft: Draft<S>;
}

type Params = Readonly<Record<string, string | undefined>>;

type RequestedService<F extends WizardFacts, S extends SavedForm, P> = (
  visit: Visit,
  request: Request,
  params: Params,
) => Promise<
  | {
      readonly service: Service<F, S>;
      /** After Next in the last step that asks something. */
      finish(form: ReadyForm<F, S>): Promise<PageResult<P> | Response>;
    }
  | { readonly answer: PageResult<P> | Response }
>;

/** When the base has parameters and the service is made per request. `View` also renders what `finish` returns. */
export const requestedStepRoute = <F extends WizardFacts, S extends SavedForm, P extends object>(
  View: FunctionComponent<P | WizardPageProps>,
  serviceOf: RequestedService<F, S, P>,
) =>
  page<P | WizardPageProps>(View, {
    async open(visit, request, params) {
      const found = await serviceOf(visit, request, params);
      if ("answer" in found) return found.answer;
      const { service } = found;
      return openStep(service, visit, request, params.stepName ?? firstStep(service));
    },
    async submit(visit, request, params) {
      const found = await serviceOf(visit, request, params);
      if ("answer" in found) return found.answer;
      const { service, finish } = found;
      const handled = await handleAction(service, visit, request, params.stepName ?? firstStep(service));
      if ("answer" in handled) return handled.answer;
      const { input, state, outcome } = handled;
      const { draft } = state;
      const isLast = outcome.is === "moved" && outcome.to === undefined && input.intent === "next";
      if (!isLast || !draft) return toResponse(handled, visit);
      return finish({ ...state, draft, cookies: [...state.cookies, ...outcome.cookies] });
    },
  });

interface Review<F extends WizardFacts, S extends SavedForm, P> {
  open(resolved: ResolvedStep<F, S>, visit: Visit): Promise<PageResult<P> | Response>;
  submit(form: ReadyForm<F, S>, visit: Visit, request: Request): Promise<PageResult<P> | Response>;
}

/** `View` also renders what `open` and `submit` return. */
export const reviewRoute = <F extends WizardFacts, S extends SavedForm, P extends object>(
  service: Service<F, S>,
  View: FunctionComponent<P | WizardPageProps<F, S>>,
  { open, submit }: Review<F, S, P>,
) => {
  const step = service.review?.step ?? "";
  return page<P | WizardPageProps<F, S>>(View, {
    async open(visit, request) {
      const resolved = await resolveStep(service, visit, request, step);
      return "answer" in resolved ? resolved.answer : open(resolved, visit);
    },
    async submit(visit, request) {
      const handled = await handleAction(service, visit, request, step);
      if ("answer" in handled) return handled.answer;
      const { input, state, outcome } = handled;
      const isSubmission = input.intent === "submit" || input.intent === "next";
      const isReady = outcome.is === "moved" && outcome.to === undefined;
      const { draft } = state;
      if (!isSubmission || !isReady || !draft) return toResponse(handled, visit);
      return submit({ ...state, draft, cookies: [...state.cookies, ...outcome.cookies] }, visit, request);
    },
  });
};

export const resumeRoutes = (service: ResumableService) => ({
  comeBack: page(ComeBackPage, {
    open: (visit) => openComeBack(service, visit),
    submit: (visit, request) => submitComeBack(service, visit, request),
  }),
  continue: codeEntryRoute(draftEntry(service)),
});
