import { orUndo } from "#app/server/all-or-nothing.ts";
import { withTimeout } from "#app/server/http/with-timeout.ts";
import { logFailure } from "#app/server/log.ts";
import { type PageResult, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { countMail } from "../application/keep-asking.ts";
import { addressPurpose, sameLinkAgain } from "../application/new-link.ts";
import type { OpenSection } from "../application/open-section.ts";
import { queueMailsStatement } from "../application/queue-mails.ts";
import { mailedAgainStatement } from "../application/section-row.ts";
import type { EndPageProps } from "./page-props.ts";
import { basePath } from "./pages.ts";

type Reading = OpenSection & { readonly token: string };
type ReadingProps = Extract<EndPageProps, { page: "reading" }>;

/** Whoever has a code reads what is asked; to answer they use the link, which is mailed once more when they press for it. */
export async function readOnly(visit: Visit, found: Reading): Promise<PageResult<EndPageProps>> {
  const address = await visit.site.seal.open(addressPurpose, found.row.mailed_to, 0);
  const to = typeof address === "string" ? address : "";
  const props = {
    page: "reading",
    path: basePath(found.target),
    content: found.draft.content,
    address: covered(to),
    sentAt: found.row.sent_at,
  } as const;
  if (visit.request.method !== "POST") return show<EndPageProps>(props);
  try {
    return await mailAgain(visit, found, to, props);
  } catch (error) {
    logFailure(error, visit.request);
    return show<EndPageProps>({ page: "troubled", path: props.path }, { status: 503 });
  }
}

async function mailAgain(
  visit: Visit,
  { target, row, draft, token }: Reading,
  address: string,
  props: ReadingProps,
): Promise<PageResult<EndPageProps>> {
  const { db, now } = visit.account;
  const wait = await countMail(visit, target.applicationId);
  if (wait !== undefined) {
    const minutes = Math.max(1, Math.ceil(wait / 60_000));
    const notice = { is: "tooOften", minutes } as const;
    return show<EndPageProps>({ ...props, notice }, { status: 429, retryAfter: wait });
  }
  const { service, children } = draft.content;
  const asked = { service: { ...service, provider_email: address, directory_email: null }, children };
  const mail = await sameLinkAgain(visit, target, asked, { token }, row);
  await withTimeout(
    db.batch([
      mailedAgainStatement(db, target, now),
      orUndo(db),
      await queueMailsStatement(db, visit.site.seal, row.person_id, [mail], now),
    ]),
  );
  visit.neighbours.mailWritten();
  return show<EndPageProps>({ ...props, sentAt: now, notice: { is: "again" } });
}

/** "o•••@annewest.example": who works there knows it, a stranger learns little. */
const covered = (address: string): string => address.replace(/^(.).*(?=@)/, "$1•••");
