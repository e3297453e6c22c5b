import { logFailure } from "#app/server/log.ts";
import { paperAnswer } from "#app/server/paper-answer.ts";
import { type PageResponse, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { evaluate } from "#app/wizard/evaluate.ts";
import type { ReviewedStep } from "#app/wizard/review/reviewed-steps.ts";
import { wizardOf } from "#app/wizard/service.ts";
import { resend } from "../../application/acknowledge.ts";
import { type ApplicationRow, latestApplication } from "../../application/application-row.ts";
import { type HandOver, type HandOverState, readHandOver } from "../../application/hand-over.ts";
import { referenceOf } from "../../application/reference.ts";
import { sectionFormShape } from "../../application/section-form.ts";
import { pages } from "../pages.ts";
import { savedApplicationShape } from "../saved-application.ts";
import { childcareSubsidy } from "../service.ts";
import { reviewedApplication } from "../steps/review/reviewed-application.ts";
import { copyPaper, type SentCopy } from "./copy-file.ts";

export interface SentPageProps {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whether the agency has acknowledged it. */
  readonly isKnown: boolean;
  readonly triedAt: number;
  /** Ours. */
  readonly number: string;
  /** The agency's. */
  readonly reference: string | undefined;
  /** Names of the files. */
  readonly attached: readonly string[];
  readonly isKept: boolean;
  readonly copy?: SentCopy | undefined;
}

type Answer = Promise<PageResponse<SentPageProps>>;

/** Only for who has sent one. With `copy` all that was sent, as long as it is kept; with `copy=pdf` as a file. */
export async function openSent(visit: Visit, request: Request): Answer {
  const found = await findSent(visit);
  if (found instanceof Response) return found;
  const { row, state } = found;
  const handOver = state?.handOver;
  const asked = new URL(request.url).searchParams.get("copy");
  const copy = asked !== null && handOver ? await copyOf(visit, handOver) : undefined;
  const props: SentPageProps = {
    at: state?.acknowledgedAt ?? row.changedAt,
    isKnown: state?.acknowledgedAt !== null,
    triedAt: state?.triedAt ?? row.changedAt,
    number: await referenceOf(row.id),
    reference: state?.reference ?? undefined,
    attached: handOver?.files.map(({ filename }) => filename) ?? [],
    isKept: handOver !== undefined,
    copy,
  };
  if (asked !== "pdf" || !copy) return show(props);
  const paper = copyPaper({ ...props, copy }, visit.request.language);
  return paperAnswer(visit, paper, `childcare-subsidy-${props.number}.pdf`);
}

/** Pressed while we are not sure: it is sent again under the same key. */
export async function submitSent(visit: Visit): Answer {
  const found = await findSent(visit);
  if (found instanceof Response) return found;
  const { db, now } = visit.account;
  const { bucket, agency } = visit.neighbours;
  const { reference } = visit.request;
  const sending = { db, bucket, seal: visit.site.seal, agency: () => agency, now, reference };
  if (await resend(sending, found.row.id).catch(logFailure)) visit.neighbours.mailWritten();
  return redirectTo(visit, pages.sent);
}

interface Sent {
  readonly row: ApplicationRow;
  readonly state: HandOverState | undefined;
}

async function findSent(visit: Visit): Promise<Sent | Response> {
  const { db, person } = visit.account;
  const go = (to: string) => redirectTo(visit, to);
  if (!person) return go(pages.landing);
  try {
    const row = await latestApplication(db, person.id);
    if (row?.status !== "SUBMITTED") return go(pages.review);
    return { row, state: await readHandOver(db, visit.site.seal, row.id) };
  } catch (error) {
    logFailure(error);
    return go(pages.review);
  }
}

async function copyOf(visit: Visit, { copy }: HandOver): Promise<SentPageProps["copy"]> {
  const saved = savedApplicationShape.safeParse(copy.saved).data;
  if (!saved) return undefined;
  const { facts } = await childcareSubsidy.facts(visit);
  const { language } = visit.request;
  const wizard = wizardOf(childcareSubsidy, facts);
  const progress = evaluate(wizard, saved.answers, language, { derived: saved.derived });
  return {
    steps: withoutConsent(reviewedApplication({ service: childcareSubsidy, progress, saved }, language)),
    forms: copy.forms.flatMap((form) => sectionFormShape.safeParse(form).data ?? []),
  };
}

/** A copy on paper may be read by the partner who could not be asked safely. */
const withoutConsent = (steps: readonly ReviewedStep[]): ReviewedStep[] =>
  steps.map((step) => ({
    ...step,
    sections: step.sections.map((section) => ({
      ...section,
      lines: section.lines.filter(({ name }) => name !== "partner_consent"),
    })),
  }));
