// The applications that the pretend registry has taken. In the memory of the module; a restart forgets them.

import { type ApplicationPayload, textAt } from "./application-fields.ts";

/** How long a payment page lives, and after how long an application that nobody paid for is registered all the same (milliseconds). */
const paymentPageLifetime = 20 * 60_000;
const unpaidRegistrationDelay = 30 * 60_000;
/** The oldest go first. */
const most = 5_000;

export interface Application {
  reference: string;
  /** Names the submission it came with, where its sender gave one. */
  key: string | undefined;
  payload: ApplicationPayload;
  /** UTC */
  receivedAt: string;
  /** The payment that it waits for; nothing once it is registered. */
  payment: Payment | undefined;
  /** As it was answered: the same for whoever sends it again. */
  answer: Readonly<Record<string, unknown>>;
}

/** A page of the card provider for one payment; moments in milliseconds. */
export interface Payment {
  id: string;
  begun: number;
}

let applications: Application[] = [];

/** All of them, oldest first; those that have waited too long are registered by now. */
export function allApplications(now: number): readonly Application[] {
  for (const one of applications)
    if (one.payment && now >= one.payment.begun + unpaidRegistrationDelay) one.payment = undefined;
  return applications;
}

/** Puts an application away. It waits for its payment, if it has one. */
export function keep(application: Application): void {
  applications = [...applications, application].slice(-most);
}

/** The application that came with this key. */
export const byKey = (key: string | undefined): Application | undefined =>
  key === undefined ? undefined : applications.find((one) => one.key === key);

/** Other applications for a child of these names and this birth date. */
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

/** The application that waits for a payment, by its reference or by the number of its payment page. */
export const waiting = (name: { reference: string } | { payment: string }, now: number) =>
  allApplications(now).find(({ reference, payment }) =>
    "reference" in name
      ? payment !== undefined && reference === name.reference
      : payment?.id === name.payment,
  );

export const newPayment = (now: number): Payment => ({ id: crypto.randomUUID(), begun: now });

/** The page can still be used. */
export const isAlive = ({ begun }: Payment, now: number): boolean => now < begun + paymentPageLifetime;

/** Everything but E, I, O and U, so that no word comes about. */
const signs = "ABCDFGHJKLMNPQRSTVWXYZ0123456789";
/** A reference of the registry's kind: at least six of its signs. */
export const isReference = (text: string): boolean => new RegExp(`^[${signs}]{6,12}$`).test(text);

export const newReference = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => signs[byte % signs.length]).join("");
