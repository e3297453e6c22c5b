import type { SectionTarget } from "../application/section-link.ts";

/** Without language prefix; the first is where a code is typed. */
export const codePath = "/financial-help/childcare-subsidy-application/confirm";

/** Of a service: all families that wait for it. */
export const deskPath = `${codePath}/desk`;

/** Of the parent. */
export const servicesPath = "/financial-help/childcare-subsidy-application/apply/submitted";

export const basePath = ({ applicationId, providerId }: SectionTarget): string =>
  `${codePath}/${encodeURIComponent(applicationId)}/${encodeURIComponent(providerId)}`;

export const submittedPath = (target: SectionTarget): string => `${basePath(target)}/submitted`;

export const targetOf = ({
  applicationId = "",
  providerId = "",
}: Readonly<Record<string, string | undefined>>): SectionTarget => ({ applicationId, providerId });
