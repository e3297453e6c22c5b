import { type ApplicationPayload, textAt } from "./application-fields.ts";

/** Milliseconds. An application nobody pays for is registered all the same. */
const paymentPageLifetime = 20 * 60_000;
const unpaidRegistrationDelay = 30 * 60_000;
const most = 5_000;

export interface Application {
  reference: string;
  /** The sender's idempotency key. */
  key: string | undefined;
  payload: ApplicationPayload;
  receivedAt: string;
  payment: Payment | undefined;
  isPaid?: boolean;
  /** Moments at which it was moved on, from "being checked" onwards. */
  moved: readonly string[];
  answer: Readonly<Record<string, unknown>>;
}

/** `begun`: milliseconds. */
export interface Payment {
  id: string;
  begun: number;
}

let applications: Application[] = [];

/** Those that have waited too long are registered by now. */
export function allApplications(now: number): readonly Application[] {
  for (const one of applications)
    if (one.payment && now >= one.payment.begun + unpaidRegistrationDelay) one.payment = undefined;
  return applications;
}

export function storeApplication(application: Application): void {
  applications = [...applications, application].slice(-most);
}

export const byReference = (reference: string, now: number): Application | undefined =>
  allApplications(now).find((one) => one.reference === reference);

export const byKey = (key: string | undefined): Application | undefined =>
  key === undefined ? undefined : applications.find((one) => one.key === key);

export function sameChild(
  payload: ApplicationPayload,
  key: string | undefined,
  now: number,
): Application | undefined {
  const child = childOf(payload);
  return allApplications(now).find(
    (one) => childOf(one.payload) === child && (key === undefined || one.key !== key),
  );
}

const childOf = (payload: ApplicationPayload): string =>
  JSON.stringify(
    ["firstNames", "surname", "birthDate"].map((name) => textAt(payload, `child.${name}`).normalize("NFC")),
  );

export const findUnpaid = (name: { reference: string } | { payment: string }, now: number) =>
  allApplications(now).find(({ reference, payment }) =>
    "reference" in name
      ? payment !== undefined && reference === name.reference
      : payment?.id === name.payment,
  );

export const newPayment = (now: number): Payment => ({ id: crypto.randomUUID(), begun: now });

export const isAlive = ({ begun }: Payment, now: number): boolean => now < begun + paymentPageLifetime;

/** No vowels, so no words. */
const signs = "ABCDFGHJKLMNPQRSTVWXYZ0123456789";
export const isReference = (text: string): boolean => new RegExp(`^[${signs}]{6,12}$`).test(text);

export const newReference = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => signs[byte % signs.length]).join("");
