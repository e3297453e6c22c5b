import type { Outage } from "#app/server/cache/publication.ts";
import { type PageResult, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import type { ClosedPageProps } from "../page/closed-page.tsx";
import type { Service } from "../service.ts";
import { draftsFor, isSubmitted, outageFor } from "../state.ts";

export async function openClosed(
  service: Service,
  visit: Visit,
  path: string,
): Promise<PageResult<ClosedPageProps> | undefined> {
  const outage = outageFor(service, visit);
  if (!outage) return undefined;
  const found = await draftsFor(service, visit).open();
  const kept = found.is === "draft" ? (found.typedBefore ?? found.draft) : undefined;
  const isKept = kept !== undefined && !isSubmitted(service, kept) && !service.draft.isEmpty(kept.content);
  return showClosed({ service, visit, path, outage, isKept });
}

interface Closed {
  service: Service;
  visit: Visit;
  path: string;
  outage: Outage;
  isKept: boolean;
  cookies?: readonly string[];
}

export function showClosed({ service, visit, path, outage, isKept, cookies = [] }: Closed) {
  const end = outage.outage_end_datetime;
  const retryAfter = end === undefined ? undefined : end - visit.request.now.getTime();
  return show<ClosedPageProps>(
    { page: "closed", service, outage, path, isKept },
    { status: 503, cookies, retryAfter },
  );
}
