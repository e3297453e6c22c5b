import type { Answer, Failure } from "#workers/call/index.ts";
import type { Env } from "../../env.ts";
import type { Deadline } from "../../limits/deadline.ts";
import { type PartnerSettings, partnerFetcher } from "../partner.ts";
import { type Country, type Facility, listCountries, listFacilities, type RegistryList } from "./lists.ts";
import type { RegistryNeighbour } from "./neighbour.ts";
import { type PaymentRetry, retryPayment } from "./payment.ts";
import { readStatus, type StatusAnswer } from "./status.ts";
import { type RegistrySubmission, type SubmissionOutcome, submit } from "./submit.ts";
import {
  type ContactDetails,
  checkDetails,
  checkUsername,
  type DetailsCheck,
  isTaxAccountUp,
  type ReservationResult,
  reserveUsername,
  type TaxPerson,
  type UsernameCheck,
} from "./tax-account.ts";

export type { Country, Facility, RegistryList } from "./lists.ts";
export type { RegistryMessage } from "./message.ts";
export type { RegistryNeighbour } from "./neighbour.ts";
export type { PaymentRetry } from "./payment.ts";
export {
  isReference,
  type RegistrationStage,
  type RegistrationStatus,
  type StatusAnswer,
} from "./status.ts";
export type { RegistrySubmission, SubmissionOutcome } from "./submit.ts";
export type {
  DetailsCheck,
  TaxPerson,
  UsernameCheck,
} from "./tax-account.ts";

interface AskOptions {
  /** The visitor pressed its button, so it is asked even with an open breaker. */
  isPressed?: boolean;
}

export interface Registry {
  facilities(): Promise<Answer<RegistryList<Facility>> | Failure>;
  countries(): Promise<Answer<RegistryList<Country>> | Failure>;
  /** Three attempts. @param key at most 255 visible ASCII characters: one key registers one birth */
  submit(submission: RegistrySubmission, key: string, options?: AskOptions): Promise<SubmissionOutcome>;
  retryPayment(reference: string, options?: AskOptions): Promise<PaymentRetry>;
  /** @param birthDate YYYY-MM-DD */
  status(reference: string, birthDate: string): Promise<StatusAnswer>;
  isTaxAccountUp(): Promise<boolean>;
  checkDetails(person: TaxPerson): Promise<DetailsCheck>;
  checkUsername(person: TaxPerson, username: string): Promise<UsernameCheck>;
  reserveUsername(
    person: TaxPerson,
    username: string,
    reachable: ContactDetails,
    key: string,
  ): Promise<ReservationResult>;
}

/** @throws in production when PAYMENT_ORIGINS is empty: no certificate could be paid for */
export function registryNeighbour(
  env: Pick<Env, "REGISTRY_URL" | "PAYMENT_ORIGINS" | "ORIGIN"> & PartnerSettings,
): RegistryNeighbour | undefined {
  const paymentOrigins = (env.PAYMENT_ORIGINS ?? "")
    .split(",")
    .map((origin) => origin.trim())
    .filter(Boolean);
  if (env.REGISTRY_URL && !env.STAND_INS && paymentOrigins.length === 0)
    throw new Error("PAYMENT_ORIGINS must name the origins of the registry's payment pages.");
  if (env.REGISTRY_URL)
    return {
      fetcher: partnerFetcher("registry", env),
      base: env.REGISTRY_URL.replace(/\/+$/, ""),
      paymentOrigins,
    };
  if (!env.STAND_INS) return undefined;
  return {
    fetcher: env.STAND_INS,
    base: "https://stand-ins/stand-ins/registry",
    paymentOrigins: [env.ORIGIN],
  };
}

/** @param neighbour missing: every call fails as unanswered @param deadline covers writing and all waits before it */
export function registryAt(neighbour: RegistryNeighbour | undefined, deadline: Deadline): Registry {
  const at = neighbour ?? notConfigured;
  return {
    facilities: () => listFacilities(at, deadline),
    countries: () => listCountries(at, deadline),
    submit: (submission, key, options) => submit(at, probing(deadline, options), submission, key),
    retryPayment: (reference, options) => retryPayment(at, probing(deadline, options), reference),
    status: (reference, birthDate) => readStatus(at, deadline, reference, birthDate),
    isTaxAccountUp: () => isTaxAccountUp(at, deadline),
    checkDetails: (person) => checkDetails(at, deadline, person),
    checkUsername: (person, username) => checkUsername(at, deadline, person, username),
    reserveUsername: (person, username, reachable, key) =>
      reserveUsername(at, deadline, { person, username, reachable, key }),
  };
}

const probing =
  (deadline: Deadline, { isPressed = false }: AskOptions = {}): Deadline =>
  (whole) => {
    const { probe, ...rest } = deadline(whole);
    return { ...rest, probe: probe || isPressed };
  };

const notConfigured: RegistryNeighbour = {
  fetcher: { fetch: () => Promise.reject(new Error("No registry is configured")) },
  base: "https://registry.invalid",
  paymentOrigins: [],
  pause: 0,
};
