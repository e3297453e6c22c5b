import { expect, test } from "vitest";
import type { Confirmation } from "./confirmation.ts";
import { isPaidBy, type PaymentAnswer } from "./payment-answer.ts";

const minutes = 60_000;
const sent: Confirmation = {
  applicationReferenceNumber: "BCD234",
  stillBorn: false,
  bestStart: "N",
  myIR: { status: "bestStart-no" },
  submittedAt: 60 * minutes,
  payment: { url: "https://pay.example/1", since: 60 * minutes },
};
const handled: PaymentAnswer = { kind: "payment-outstanding" };

test.each<[string, PaymentAnswer, number, Confirmation, boolean]>([
  ["handled within the 30 minutes in which only a payment does that", handled, 89, sent, true],
  ["handled later: it may be registered without a payment", handled, 90, sent, false],
  [
    "handled, 30 minutes after the newest payment page was given",
    handled,
    100,
    { ...sent, payment: { since: 75 * minutes } },
    true,
  ],
  [
    "handled, 30 minutes after it was sent first, with an answer that was lost",
    handled,
    89,
    { ...sent, payment: { since: 50 * minutes } },
    false,
  ],
  ["saved by a release that did not keep the moment", handled, 89, { ...sent, payment: {} }, true],
  ["a new payment page", { kind: "payment", paymentURL: "https://pay.example/2" }, 61, sent, false],
  ["no answer", { kind: "no-connection" }, 61, sent, false],
  ["an error", { kind: "general-error" }, 61, sent, false],
])(
  "whether the registry says that it is paid: %s [registered/payment/paid]",
  (_, answer, minute, confirmation, isPaid) => {
    expect(isPaidBy(answer, confirmation, minute * minutes)).toBe(isPaid);
  },
);
