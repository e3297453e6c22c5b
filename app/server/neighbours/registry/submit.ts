import * as z from "zod";
import type { Deadline } from "../../limits/deadline.ts";
import { limits } from "../../limits/limits.ts";
import { type RegistryMessage, registryMessage } from "./message.ts";
import type { RegistryNeighbour } from "./neighbour.ts";
import { parseJson } from "./parse-json.ts";
import { paymentAddress } from "./payment.ts";
import { write } from "./write.ts";

export interface RegistrySubmission {
  activity: "validateOnly" | "fullSubmission";
  readonly [field: string]: unknown;
}

export type SubmissionOutcome =
  | { kind: "valid"; warnings: RegistryMessage[] }
  /** With a `paymentURL` it is only stored until paid. */
  | {
      kind: "complete";
      applicationReferenceNumber: string;
      confirmationEmailAddress: string | undefined;
      paymentURL: string | undefined;
      unexpectedOrigin?: string;
      warnings: RegistryMessage[];
    }
  | { kind: "errors"; messages: RegistryMessage[] }
  | { kind: "duplicate"; messages: RegistryMessage[] }
  | { kind: "payment-outstanding" }
  | { kind: "general-error" }
  /** Status 500 and up, or no readable answer: it may be registered, so the same key is sent again. */
  | { kind: "no-connection"; isUnsent?: true };

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
const refusal = z.union([z.object({ error: refused }).transform(({ error }) => error), refused]);

const checked = z
  .object({ status: some, statusCode: z.number().optional(), duplicate, errors: messages })
  .refine(({ status, statusCode }) => status === "valid" || (status === undefined && statusCode === 200));

const complete = z.object({
  applicationReferenceNumber: z.string().min(1),
  confirmationEmailAddress: some,
  paymentURL: some,
  errors: messages,
});

/** Milliseconds. Three attempts and two pauses stay below `checkWait`. */
const checkAttemptTimeout = 2_600;

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
    ...(submission.activity === "validateOnly"
      ? { attempt: checkAttemptTimeout, whole: limits.checkWait }
      : {}),
  });
  if (!answer.ok) {
    const { kind, status = 0 } = answer;
    if (kind === "left-alone") return { kind: "no-connection", isUnsent: true };
    return { kind: status >= 400 && status < 500 ? "general-error" : "no-connection" };
  }
  if (answer.status === 410) return { kind: "payment-outstanding" };
  if (answer.status === 400) return refusalIn(answer.value);
  return submission.activity === "validateOnly"
    ? checkIn(answer.value)
    : registrationIn(answer.value, at.paymentOrigins);
}

function refusalIn(text: string): SubmissionOutcome {
  const answer = parseJson(refusal, text);
  if (!answer) return { kind: "no-connection" };
  if (answer.duplicate) return { kind: "duplicate", messages: answer.errors };
  if (answer.errors.some(isError)) return { kind: "errors", messages: answer.errors };
  return { kind: "general-error" };
}

function checkIn(text: string): SubmissionOutcome {
  const answer = parseJson(checked, text);
  if (!answer) return { kind: "no-connection" };
  if (answer.duplicate) return { kind: "duplicate", messages: answer.errors };
  if (answer.errors.some(isError)) return { kind: "errors", messages: answer.errors };
  return { kind: "valid", warnings: answer.errors };
}

function registrationIn(text: string, paymentOrigins: readonly string[]): SubmissionOutcome {
  const answer = parseJson(complete, text);
  if (!answer) return { kind: "no-connection" };
  const { errors, paymentURL, ...registered } = answer;
  return {
    kind: "complete",
    ...registered,
    ...paymentPage(paymentURL, paymentOrigins),
    warnings: errors,
  };
}

function paymentPage(address: string | undefined, origins: readonly string[]) {
  if (!address) return { paymentURL: undefined };
  const page = paymentAddress(address, origins);
  return "url" in page
    ? { paymentURL: page.url }
    : { paymentURL: undefined, unexpectedOrigin: page.unexpected };
}

const isError = ({ type }: RegistryMessage): boolean => type === "error";
