import * as z from "zod";
import type { Deadline } from "../../http/deadline.ts";
import { parseJson } from "./json.ts";
import { type RegistryMessage, registryMessage } from "./message.ts";
import type { RegistryNeighbour } from "./neighbour.ts";
import { paymentAddress } from "./payment.ts";
import { write } from "./writing.ts";

/** An application in the registry's names (spec 2 section 3, Submission payload). */
export interface RegistrySubmission {
  activity: "validateOnly" | "fullSubmission";
  readonly [field: string]: unknown;
}

/** What the registry made of an application (spec 2 sections 4 and 8). */
export type SubmissionOutcome =
  /** Checked and not registered. */
  | { kind: "valid"; warnings: RegistryMessage[] }
  /** Registered; or stored until it is paid for, where there is a `paymentURL`. */
  | {
      kind: "complete";
      applicationReferenceNumber: string;
      /** Where a confirmation was sent to, if one was. */
      confirmationEmailAddress: string | undefined;
      /** Of a known payment provider. */
      paymentURL: string | undefined;
      warnings: RegistryMessage[];
    }
  /** Refused: errors, and with them the warnings. */
  | { kind: "errors"; messages: RegistryMessage[] }
  /** This birth is registered already, or waits for payment. */
  | { kind: "duplicate"; messages: RegistryMessage[] }
  /** Status 410: the visitor is led to payment-outstanding. */
  | { kind: "payment-outstanding" }
  /** Another refusal (400 to 499). */
  | { kind: "general-error" }
  /** Status 500 and up, no answer, or one that cannot be read. It may have been registered: the same key finds out. */
  | { kind: "no-connection" };

const messages = z
  .array(registryMessage)
  .nullish()
  .transform((all) => all ?? []);
const duplicate = z
  .boolean()
  .nullish()
  .transform((is) => is ?? false);
const some = z
  .string()
  .nullish()
  .transform((value) => value || undefined);

const refused = z.object({ duplicate, errors: messages });
/** The registry's ancestor wraps it. */
const refusal = z.union([z.object({ error: refused }).transform(({ error }) => error), refused]);

/** An object alone is not enough to be sure of: it must say that it is an answer to a check. */
const checked = z
  .object({ status: some, statusCode: z.number().optional(), duplicate, errors: messages })
  .refine(({ status, statusCode }) => status === "valid" || (status === undefined && statusCode === 200));

const complete = z.object({
  applicationReferenceNumber: z.string().min(1),
  confirmationEmailAddress: some,
  paymentURL: some,
  errors: messages,
});

/**
 * Milliseconds that one try of a check may take: a page waits for it, so three of them and two pauses stay below the 12 s that a page may
 * take (quality R2). Nothing is lost by giving up: the check is asked again.
 */
const checkAttemptTimeout = 2_900;

/** POST /api/bro/submit/. */
export async function submit(
  at: RegistryNeighbour,
  deadline: Deadline,
  submission: RegistrySubmission,
  key: string,
): Promise<SubmissionOutcome> {
  const answer = await write(at, deadline, {
    neighbour: "registry",
    path: "/api/bro/submit/",
    body: submission,
    key,
    accepts: [400, 410],
    ...(submission.activity === "validateOnly" ? { attempt: checkAttemptTimeout } : {}),
  });
  if (!answer.ok) {
    const { status = 0 } = answer;
    return { kind: status >= 400 && status < 500 ? "general-error" : "no-connection" };
  }
  if (answer.status === 410) return { kind: "payment-outstanding" };
  if (answer.status === 400) return refusalIn(answer.value);
  return submission.activity === "validateOnly"
    ? checkIn(answer.value)
    : registrationIn(answer.value, at.paymentOrigins);
}

function refusalIn(text: string): SubmissionOutcome {
  const said = parseJson(refusal, text);
  if (!said) return { kind: "no-connection" };
  if (said.duplicate) return { kind: "duplicate", messages: said.errors };
  if (said.errors.some(isError)) return { kind: "errors", messages: said.errors };
  return { kind: "general-error" };
}

function checkIn(text: string): SubmissionOutcome {
  const said = parseJson(checked, text);
  if (!said) return { kind: "no-connection" };
  if (said.duplicate) return { kind: "duplicate", messages: said.errors };
  if (said.errors.some(isError)) return { kind: "errors", messages: said.errors };
  return { kind: "valid", warnings: said.errors };
}

function registrationIn(text: string, paymentOrigins: readonly string[]): SubmissionOutcome {
  const said = parseJson(complete, text);
  if (!said) return { kind: "no-connection" };
  const { errors, paymentURL, ...registered } = said;
  return {
    kind: "complete",
    ...registered,
    paymentURL: paymentURL && paymentAddress(paymentURL, paymentOrigins),
    warnings: errors,
  };
}

const isError = ({ type }: RegistryMessage): boolean => type === "error";
