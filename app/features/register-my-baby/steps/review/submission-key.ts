import { sha256 } from "#app/server/crypto/sha256.ts";
import type { Payload } from "../../registry/table.ts";

/** They differ between check, submission and languages, but register the same thing. */
const metadata: readonly string[] = ["activity", "confirmationUrlSuccess", "confirmationUrlFailure"];

/** The same answers in the same draft are one submission. The random draft id keeps answers from being guessed. */
export const submissionKey = (draftId: string, payload: Payload): Promise<string> =>
  sha256(`${draftId}\n${sorted(without(payload, metadata))}`);

/** Answered on the review itself, after its check. */
const onReview: readonly string[] = [
  ...metadata,
  "otherInformation",
  "confirmationEmailAddress",
  "declarationMade",
];

export function checkKey(draftId: string, payload: Payload): Promise<string> {
  const { nameExplaination, ...child } = payload.child;
  return sha256(`${draftId}\ncheck\n${sorted(without({ ...payload, child }, onReview))}`);
}

const without = (payload: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => !names.includes(name)));

/** Sorted names: the order in which a payload is built makes no difference. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
