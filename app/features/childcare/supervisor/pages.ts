import type { LinkTarget } from "../application/section-token.ts";

/** Without language prefix; the first is where a code is typed. */
export const codePath = "/financial-help/childcare-subsidy-application/confirm";

export const basePath = ({ applicationId, providerId }: LinkTarget): string =>
  `${codePath}/${encodeURIComponent(applicationId)}/${encodeURIComponent(providerId)}`;

export const submittedPath = (target: LinkTarget): string => `${basePath(target)}/submitted`;

export const targetOf = ({
  applicationId = "",
  providerId = "",
}: Readonly<Record<string, string | undefined>>): LinkTarget => ({ applicationId, providerId });
