import { FallbackPage } from "./fallback-page.tsx";
import { WizardFrame } from "./frame.tsx";
import type { WizardPageProps } from "./props.ts";

export function WizardPage(props: WizardPageProps) {
  return props.page === "step" ? <WizardFrame view={props} /> : <FallbackPage {...props} />;
}
