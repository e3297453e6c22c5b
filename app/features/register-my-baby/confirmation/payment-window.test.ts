import { expect, test } from "vitest";
import type { Confirmation } from "./confirmation.ts";
import { confirmationAge, retryEnds, retryMinutes } from "./payment-window.ts";

const minutes = 60_000;
const sent: Confirmation = {
  applicationReferenceNumber: "BCD234",
  stillBorn: false,
  bestStart: "N",
  myIR: { status: "bestStart-no" },
  submittedAt: 0,
};
const url = "https://pay.example/1";

test("The payment retry page redirects to payment-outstanding after 15 minutes [registered/payment/declined]", () => {
  expect(retryEnds(1_000)).toBe(1_000 + 15 * minutes);
  expect(retryMinutes).toBe(15);
});

test.each<[string, Confirmation, number]>([
  ["nothing to pay", sent, 15],
  ["while the payment page lives (20 minutes) and after it", { ...sent, payment: { url } }, 35],
  [
    "while another try at paying is possible (15 minutes) and after it",
    { ...sent, payment: { url, failedAt: 0 } },
    30,
  ],
  ["it was paid", { ...sent, payment: { url, isPaid: true } }, 15],
])("Confirmation data are kept 15 minutes: %s [quality/drafts/kept]", (_, confirmation, expected) => {
  expect(confirmationAge(confirmation)).toBe(expected * minutes);
});
