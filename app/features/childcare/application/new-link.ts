import { type Draft, hashToken } from "#app/server/drafts/index.ts";
import type { Visit } from "#app/server/visit.ts";
import { linkAge, reminderAfter } from "#app/wizard/invitation/mailed-links.ts";
import type { ChildcareMail } from "#workers/mail/childcare.ts";
import { emailSource } from "./mailbox.ts";
import { dayInBoth, firstNames, type MailToQueue } from "./queue-mails.ts";
import { referenceOf } from "./reference.ts";
import type { SectionForm, SectionLink, ServiceToAsk } from "./section-form.ts";
import { type SectionTarget, sectionLinks } from "./section-link.ts";
import type { NewSection } from "./section-row.ts";
import { sealWaiting } from "./waiting.ts";

export const addressPurpose = "childcare-service-address";

interface NewLink {
  readonly kept: Omit<NewSection, "draft_id" | "round" | "facts_digest">;
  readonly made: Pick<SectionLink, "token" | "code">;
  readonly mails: readonly MailToQueue[];
}

/** Comes with the mail that carries it, and a reminder. */
export async function newLink(
  visit: Visit,
  target: SectionTarget,
  { service, children }: ServiceToAsk,
  draft: Pick<Draft<SectionForm>, "id" | "key">,
  round: number,
): Promise<NewLink> {
  const {
    site: { seal },
    account,
  } = visit;
  const { token, hash, wrapped } = await sectionLinks.makeToken(draft, target, round, seal);
  const birthDates = children.map(({ dob }) => dob);
  const { code, ...keptCode } = await sectionLinks.makeCode({ ...target, token }, birthDates, seal);
  const sentAt = account.now;
  const ask = await mailWith(visit, target, { service, children, token, hash, sentAt });
  const { directory_email: directory } = service;
  const isOther = directory !== null && emailSource(service.provider_email, directory) === "family";
  return {
    kept: {
      provider_id: target.providerId,
      token_hash: hash,
      wrapped,
      ...keptCode,
      mailed_to: await seal.close(addressPurpose, service.provider_email, Number.MAX_SAFE_INTEGER),
      waiting: await sealWaiting(seal, target, { service, children }, token, sentAt + linkAge),
    },
    made: { token, code },
    mails: [
      { ...ask("ask"), id: askMailId(hash, sentAt) },
      { ...ask("remind"), at: sentAt + reminderAfter, id: `remind-${hash}` },
      ...(isOther ? [{ ...ask("directory"), address: directory }] : []),
    ],
  };
}

/** By which the page finds out whether the mail has left. */
const askMailId = (tokenHash: string, now: number): string => `ask-${tokenHash}-${now}`;

/** @param sentAt when the link was made: milliseconds since 1970 */
export async function sameLinkAgain(
  visit: Visit,
  target: SectionTarget,
  { service, children }: ServiceToAsk,
  { token }: Pick<SectionLink, "token">,
  { round, expires_at }: { round: number; expires_at: number },
): Promise<MailToQueue> {
  const hash = await hashToken(token, sectionLinks.boundTo(target, round));
  const ask = await mailWith(visit, target, { service, children, token, hash, sentAt: expires_at - linkAge });
  return { ...ask("ask"), id: askMailId(hash, visit.account.now) };
}

type Linked = ServiceToAsk & { readonly token: string; readonly hash: string; readonly sentAt: number };

async function mailWith(
  { request: { language } }: Visit,
  target: SectionTarget,
  { service, children, token, hash, sentAt }: Linked,
) {
  const facts = {
    service: service.provider_name,
    reference: await referenceOf(target.applicationId),
    children: firstNames(children),
    ...target,
    token,
    hash,
    until: dayInBoth(sentAt + linkAge),
  };
  return (what: "ask" | "remind" | "directory"): MailToQueue => ({
    address: service.provider_email,
    language,
    facts: { what, ...facts } satisfies ChildcareMail,
  });
}
