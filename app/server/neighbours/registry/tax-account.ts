import * as z from "zod";
import { call, type Failure } from "#workers/call/index.ts";
import type { Deadline } from "../../limits/deadline.ts";
import { type AgencyMessage, agencyMessage } from "./message.ts";
import type { RegistryNeighbour } from "./neighbour.ts";
import { parseJson } from "./parse-json.ts";
import { write } from "./write.ts";

export interface TaxPerson {
  irdNumber: string;
  firstNames: string;
  surname: string;
  dateOfBirth: string;
}

export interface ContactDetails {
  email: string;
  mobile?: string | undefined;
}

type PaymentOutstanding = { kind: "payment-outstanding" };

/** `isUnavailable`: the agency's own system failed (a code of 500 and up). */
export type DetailsCheck =
  | { kind: "valid" }
  | { kind: "has-logon" }
  | { kind: "invalid"; isUnavailable: boolean }
  | PaymentOutstanding;

export type UsernameCheck =
  | { kind: "available"; termsLink: string }
  | { kind: "in-use" }
  | { kind: "not-valid" }
  | { kind: "refused"; message: string }
  | { kind: "no-connection" }
  | PaymentOutstanding;

/** The last two have the same message. */
export type ReservationResult =
  | { kind: "reserved" }
  | { kind: "in-use" }
  | { kind: "failed" }
  | PaymentOutstanding;

const messages = z
  .array(agencyMessage)
  .nullish()
  .transform((all) => all ?? []);
const health = z.object({ myir: z.object({ status: z.string() }) });
const details = z.object({ haslogon: z.boolean(), errors: messages });
const username = z.object({
  terms: z
    .string()
    .regex(/^(https:\/\/|\/(?!\/))/)
    .nullish(),
  errors: messages,
});
const reservation = z.object({ errors: messages });

const validation = "/api/bro/myir/validation/validate-ird-name";
const logon = "/api/bro/myir/eservices/myir-logon-reservation";

export async function isTaxAccountUp(
  { fetcher, base }: RegistryNeighbour,
  deadline: Deadline,
): Promise<boolean> {
  const options = { neighbour: "myir", retries: { times: 3, pause: 500 }, shape: health, ...deadline() };
  const answer = await call(fetcher, `${base}/api/bro/health/`, options);
  return answer.ok && answer.value.myir.status === "UP";
}

export async function checkDetails(
  at: RegistryNeighbour,
  deadline: Deadline,
  person: TaxPerson,
): Promise<DetailsCheck> {
  const answer = await read(
    at,
    deadline,
    `${validation}?${query({ ...identityParameters(person), ...birthParameters(person) })}`,
    details,
  );
  if (!answer.ok) return paymentOutstanding(answer) ?? { kind: "invalid", isUnavailable: isDown(answer) };
  const { errors, haslogon } = answer.value;
  if (errors.length > 0)
    return { kind: "invalid", isUnavailable: errors.some(({ code }) => Number(code) >= 500) };
  return { kind: haslogon ? "has-logon" : "valid" };
}

export async function checkUsername(
  at: RegistryNeighbour,
  deadline: Deadline,
  person: TaxPerson,
  wanted: string,
): Promise<UsernameCheck> {
  const asked = query({ ...identityParameters(person), ...birthParameters(person), "user-id": wanted });
  const answer = await read(at, deadline, `${logon}?${asked}`, username);
  if (!answer.ok) return paymentOutstanding(answer) ?? { kind: "no-connection" };
  const { terms, errors } = answer.value;
  if (terms) return { kind: "available", termsLink: terms };
  return errors[0] ? refusalOf(errors[0]) : { kind: "no-connection" };
}

function refusalOf({ code, message }: AgencyMessage): UsernameCheck {
  if (code === "ER2260") return { kind: "in-use" };
  return code === "EV1100" || message === "" ? { kind: "not-valid" } : { kind: "refused", message };
}

export async function reserveUsername(
  at: RegistryNeighbour,
  deadline: Deadline,
  wanted: { person: TaxPerson; username: string; reachable: ContactDetails; key: string },
): Promise<ReservationResult> {
  const { email, mobile } = wanted.reachable;
  const notification: Record<string, string> = mobile
    ? { notification: "SMS", phone: mobile }
    : { notification: "Email" };
  const asked = query({
    ...identityParameters(wanted.person),
    "user-id": wanted.username,
    ...notification,
    email,
  });
  const answer = await write(at, deadline, {
    neighbour: "myir",
    path: `${logon}?${asked}`,
    key: wanted.key,
    accepts: [400, 416],
  });
  if (!answer.ok) return paymentOutstanding(answer) ?? { kind: "failed" };
  // Only a status below 300 counts, unless the body says otherwise or cannot be read.
  const body = answer.value.trim() === "" ? { errors: [] } : parseJson(reservation, answer.value);
  if (answer.status < 300 && body?.errors.length === 0) return { kind: "reserved" };
  return { kind: body?.errors.some(({ code }) => code === "ER2260") ? "in-use" : "failed" };
}

const identityParameters = ({ irdNumber, firstNames, surname }: TaxPerson) => ({
  "ir-number": irdNumber,
  "first-name": firstNames,
  "last-name": surname,
});
const birthParameters = ({ dateOfBirth }: TaxPerson) => ({ "date-of-birth": dateOfBirth });
const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();

const read = <T>(
  { fetcher, base }: RegistryNeighbour,
  deadline: Deadline,
  path: string,
  shape: z.ZodType<T>,
) =>
  call(fetcher, base + path, {
    neighbour: "myir",
    retries: { times: 2, pause: 500 },
    accepts: [400, 416],
    shape,
    ...deadline(),
  });

const paymentOutstanding = ({ status }: Failure): PaymentOutstanding | undefined =>
  status === 410 ? { kind: "payment-outstanding" } : undefined;

/** No answer, an unreadable one, or a failure of the agency's own. */
const isDown = ({ status = 500 }: Failure): boolean => status < 400 || status >= 500;
