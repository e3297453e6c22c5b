import * as z from "zod";
import { call, type Failure } from "#workers/call/index.ts";
import type { Deadline } from "../../http/deadline.ts";
import { readAs } from "./json.ts";
import { type AgencyMessage, agencyMessage } from "./message.ts";
import type { RegistryNeighbour } from "./neighbour.ts";
import { write } from "./writing.ts";

/** Whoever is to have an account, as the tax agency knows them. */
export interface TaxPerson {
  /** 9 digits. */
  irdNumber: string;
  firstNames: string;
  surname: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
}

/** How somebody is reached about their account. */
export interface Reachable {
  email: string;
  /** Where they want to be told by text. */
  mobile?: string | undefined;
}

/** Status 410 leads to payment-outstanding, whatever was asked. */
type Outstanding = { kind: "payment-outstanding" };

/** Whether the details are right. `isUnavailable`: the agency's own system failed (a code of 500 and up), so myIR is not to be had. */
export type Details =
  | { kind: "valid" }
  | { kind: "has-logon" }
  | { kind: "invalid"; isUnavailable: boolean }
  | Outstanding;

/** Whether a username can be had, and under which terms (an https address or a path of ours). */
export type Username =
  | { kind: "available"; termsLink: string }
  /** ER2260 */
  | { kind: "in-use" }
  /** EV1100: not a username that the agency gives out. */
  | { kind: "not-valid" }
  /** In the agency's own words, English. */
  | { kind: "refused"; message: string }
  | { kind: "no-connection" }
  | Outstanding;

/** Whether a username was reserved. Everything but the first two has the same message (spec 2 section 8). */
export type Reserved = { kind: "reserved" } | { kind: "in-use" } | { kind: "failed" } | Outstanding;

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

/** GET /api/bro/health/: retried three times, first after 500 ms. */
export async function isTaxAccountUp(
  { fetcher, base }: RegistryNeighbour,
  patience: Deadline,
): Promise<boolean> {
  const options = { neighbour: "myir", retries: { times: 3, pause: 500 }, shape: health, ...patience() };
  const answer = await call(fetcher, `${base}/api/bro/health/`, options);
  return answer.ok && answer.value.myir.status === "UP";
}

/** GET validate-ird-name. What cannot be asked counts as invalid (spec 2 section 7). */
export async function checkDetails(
  at: RegistryNeighbour,
  patience: Deadline,
  person: TaxPerson,
): Promise<Details> {
  const answer = await read(
    at,
    patience,
    `${validation}?${query({ ...who(person), ...born(person) })}`,
    details,
  );
  if (!answer.ok) return outstanding(answer) ?? { kind: "invalid", isUnavailable: isDown(answer) };
  const { errors, haslogon } = answer.value;
  if (errors.length > 0)
    return { kind: "invalid", isUnavailable: errors.some(({ code }) => Number(code) >= 500) };
  return { kind: haslogon ? "has-logon" : "valid" };
}

/** GET myir-logon-reservation. */
export async function checkUsername(
  at: RegistryNeighbour,
  patience: Deadline,
  person: TaxPerson,
  wanted: string,
): Promise<Username> {
  const asked = query({ ...who(person), ...born(person), "user-id": wanted });
  const answer = await read(at, patience, `${logon}?${asked}`, username);
  if (!answer.ok) return outstanding(answer) ?? { kind: "no-connection" };
  const { terms, errors } = answer.value;
  if (terms) return { kind: "available", termsLink: terms };
  return errors[0] ? refusalOf(errors[0]) : { kind: "no-connection" };
}

function refusalOf({ code, message }: AgencyMessage): Username {
  if (code === "ER2260") return { kind: "in-use" };
  return code === "EV1100" || message === "" ? { kind: "not-valid" } : { kind: "refused", message };
}

/** POST myir-logon-reservation. Refused with 400 or 416 and a list of errors. */
export async function reserveUsername(
  at: RegistryNeighbour,
  patience: Deadline,
  wanted: { person: TaxPerson; username: string; reachable: Reachable; key: string },
): Promise<Reserved> {
  const { email, mobile } = wanted.reachable;
  const notification: Record<string, string> = mobile
    ? { notification: "SMS", phone: mobile }
    : { notification: "Email" };
  const asked = query({ ...who(wanted.person), "user-id": wanted.username, ...notification, email });
  const answer = await write(at, patience, {
    neighbour: "myir",
    path: `${logon}?${asked}`,
    key: wanted.key,
    accepts: [400, 416],
  });
  if (!answer.ok) return outstanding(answer) ?? { kind: "failed" };
  // A status below 300 is all that counts (spec 2 section 7), unless what comes with it says otherwise or nothing that makes sense.
  const said = answer.value.trim() === "" ? { errors: [] } : readAs(reservation, answer.value);
  if (answer.status < 300 && said?.errors.length === 0) return { kind: "reserved" };
  return { kind: said?.errors.some(({ code }) => code === "ER2260") ? "in-use" : "failed" };
}

const who = ({ irdNumber, firstNames, surname }: TaxPerson) => ({
  "ir-number": irdNumber,
  "first-name": firstNames,
  "last-name": surname,
});
const born = ({ dateOfBirth }: TaxPerson) => ({ "date-of-birth": dateOfBirth });
const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();

/** These questions are the agency's own, so its refusals (400, 416) are answers too. */
const read = <T>(
  { fetcher, base }: RegistryNeighbour,
  patience: Deadline,
  path: string,
  shape: z.ZodType<T>,
) =>
  call(fetcher, base + path, {
    neighbour: "myir",
    retries: { times: 2, pause: 500 },
    accepts: [400, 416],
    shape,
    ...patience(),
  });

const outstanding = ({ status }: Failure): Outstanding | undefined =>
  status === 410 ? { kind: "payment-outstanding" } : undefined;

/** Nobody there, nonsense, or a failure of the agency's own: anything but a refusal of what was asked. */
const isDown = ({ status = 500 }: Failure): boolean => status < 400 || status >= 500;
