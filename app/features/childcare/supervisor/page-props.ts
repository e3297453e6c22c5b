import type { WizardPageProps } from "#app/wizard/page/props.ts";
import type { SectionForm } from "../application/section-form.ts";
import type { WaitingFamily } from "./desk/other-families.ts";
import type { RefusalReason } from "./payload.ts";

export type EndPageProps =
  | { readonly page: "gone" | "changed" | "too-often" | "own" }
  /** Opened with a code. */
  | {
      readonly page: "reading";
      /** Without language prefix. */
      readonly path: string;
      readonly content: Pick<SectionForm, "service" | "children">;
      readonly address: string;
      /** Milliseconds since 1970. */
      readonly sentAt: number;
      readonly notice?: { readonly is: "again" } | { readonly is: "tooOften"; readonly minutes: number };
    }
  /** @property path without language prefix */
  | { readonly page: "troubled"; readonly path: string }
  | {
      readonly page: "submitted";
      readonly reason: RefusalReason | null;
      /** Ours, of the family. */
      readonly reference: string;
      readonly provider: string;
      readonly others: readonly WaitingFamily[];
    };

type ProblemProps = Extract<WizardPageProps, { page: "step" }> & { readonly isProblem: true };

export type FinishProps = EndPageProps | ProblemProps;

export type SupervisorPageProps = FinishProps | WizardPageProps;
