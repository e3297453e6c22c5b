import type { WizardPageProps } from "#app/wizard/page/props.ts";
import type { RefusalReason } from "./payload.ts";

export type EndPageProps =
  | { readonly page: "gone" | "changed" | "too-often" }
  /** @property path without language prefix */
  | { readonly page: "troubled"; readonly path: string }
  | { readonly page: "submitted"; readonly reason: RefusalReason | null };

type ProblemProps = Extract<WizardPageProps, { page: "step" }> & { readonly isProblem: true };

export type FinishProps = EndPageProps | ProblemProps;

export type SupervisorPageProps = FinishProps | WizardPageProps;
