import { sha256 } from "#app/server/crypto/sha256.ts";
import type { Payload } from "../../registry/table.ts";

/** Not part of what is registered: they differ between the check, the submission and the two languages. */
const metadata: readonly string[] = ["activity", "confirmationUrlSuccess", "confirmationUrlFailure"];

/**
 * The same draft with the same answers is the same submission, however often it is sent.
 * @param draftId random, so that nobody can find answers by trying
 * @param payload of a full submission
 * @returns visible ASCII
 */
export const submissionKey = (draftId: string, payload: Payload): Promise<string> =>
  sha256(`${draftId}\n${sorted(without(payload, metadata))}`);

/** Answered on the review itself, so not part of the check before it. */
const onReview: readonly string[] = [
  ...metadata,
  "otherInformation",
  "confirmationEmailAddress",
  "declarationMade",
];

/** @param payload of a check */
export function checkKey(draftId: string, payload: Payload): Promise<string> {
  const { nameExplaination, ...child } = payload.child;
  return sha256(`${draftId}\ncheck\n${sorted(without({ ...payload, child }, onReview))}`);
}

const without = (payload: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => !names.includes(name)));

/** JSON with sorted names: the order in which a payload is built makes no difference. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
