import { InsteadPage } from "./instead-page.tsx";
import type { RegistrationPageProps } from "./step-page-props.ts";
import { WizardFrame } from "./wizard-frame.tsx";

/** The page of a step, or what stands in its place. */
export function RegistrationPage(props: RegistrationPageProps) {
  return props.page === "step" ? <WizardFrame view={props} /> : <InsteadPage {...props} />;
}
