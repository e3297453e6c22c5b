import type { KeptForm } from "#app/forms/wizard/kept.ts";
import type { RegistryMessage } from "#app/server/registry.ts";
import type { Confirmation } from "./confirmation.ts";

/** A registration as it is kept between requests, sealed. */
export interface KeptRegistration extends KeptForm {
  /** What the registry said when it was last asked to check, and of which answers (`submissionKey`). */
  readonly checked?: { readonly key: string; readonly warnings: readonly RegistryMessage[] };
  /** The review was opened: other steps then offer the way back to it. */
  readonly isReviewing?: boolean;
  /** The birth was registered: nothing else is kept then. */
  readonly confirmation?: Confirmation;
}
