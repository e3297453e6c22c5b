import { products } from "./agencies.ts";
import { type ApplicationPayload, textAt } from "./application-fields.ts";
import {
  type Application,
  byKey,
  newPayment,
  newReference,
  sameChild,
  storeApplication,
} from "./applications.ts";
import { messagesAbout } from "./check.ts";
import { sendConfirmation } from "./confirmation-mail.ts";
import { type ApplicationMessage, error } from "./message.ts";

export interface ReceivedSubmission {
  body: unknown;
  /** The same in all attempts of a submission. */
  key: string | undefined;
  today: string;
  now: number;
}

export interface SubmitAnswer {
  status: 200 | 400;
  body: Readonly<Record<string, unknown>>;
}

/** A repeated key gets the first answer again and registers nothing more. */
export function submit({ body, key, today, now }: ReceivedSubmission): SubmitAnswer {
  if (!isApplication(body)) return refused([]);
  const isSubmission = body.activity !== "validateOnly";
  const before = byKey(key);
  if (isSubmission && before) return { status: 200, body: before.answer };
  const messages = messagesAbout(body, today, isSubmission);
  if (messages.some(({ type }) => type === "error")) return refused(messages);
  const twin = sameChild(body, key, now);
  if (twin) return duplicate(twin.payment === undefined ? messages : undefined);
  if (!isSubmission) return { status: 200, body: { statusCode: 200, status: "valid", errors: messages } };
  return take(body, messages, { key, now });
}

const isApplication = (body: unknown): body is ApplicationPayload =>
  typeof body === "object" && body !== null && !Array.isArray(body) && Object.keys(body).length > 0;

const refused = (errors: readonly ApplicationMessage[]): SubmitAnswer => ({
  status: 400,
  body: { statusCode: 400, status: "invalid", duplicate: false, errors },
});

/** Only for a child waiting for payment: the registry itself reports registered ones. */
const duplicate = (messages: readonly ApplicationMessage[] | undefined): SubmitAnswer => ({
  status: 400,
  body: {
    statusCode: 400,
    duplicate: true,
    errors: messages
      ? [...messages, error("duplicate", "child.surname", "This birth seems to be registered already.")]
      : [],
  },
});

function take(
  payload: ApplicationPayload,
  errors: readonly ApplicationMessage[],
  { key, now }: Pick<ReceivedSubmission, "key" | "now">,
) {
  const isPaidFor = textAt(payload, "certificateOrder.productCode") in products;
  const success = textAt(payload, "confirmationUrlSuccess");
  if (isPaidFor && !(isAddress(success) && isAddress(textAt(payload, "confirmationUrlFailure"))))
    return refused([]);
  const reference = newReference();
  const payment = isPaidFor ? newPayment(now) : undefined;
  const email = textAt(payload, "confirmationEmailAddress");
  const application: Application = {
    reference,
    key,
    payload,
    receivedAt: new Date(now).toISOString(),
    payment,
    moved: [],
    answer: {
      statusCode: 200,
      status: "complete",
      applicationReferenceNumber: reference,
      ...(email ? { confirmationEmailAddress: email } : {}),
      ...(payment ? { paymentURL: paymentAddress(payload, payment.id) } : {}),
      errors,
    },
  };
  storeApplication(application);
  if (email) sendConfirmation(email, reference);
  return { status: 200, body: application.answer } satisfies SubmitAnswer;
}

const isAddress = (text: string): boolean => /^https?:/.test(text) && URL.canParse(text);

export const paymentAddress = (payload: ApplicationPayload, id: string): string =>
  new URL(`/stand-ins/registry/payment/${id}`, textAt(payload, "confirmationUrlSuccess")).href;
