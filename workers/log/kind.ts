/** Their names say the same in every build, and nothing of a person. */
const known = new Set([
  "AbortError",
  "AssertionError",
  "DataError",
  "EvalError",
  "InvalidStateError",
  "NetworkError",
  "NotSupportedError",
  "OperationError",
  "OperationProcessingError",
  "QuotaExceededError",
  "RangeError",
  "ReferenceError",
  "ResponseBodyError",
  "SyntaxError",
  "TimeoutError",
  "TypeError",
  "URIError",
  "ZodError",
]);

/** Of the platform: the message begins with one of them. */
const prefixes = /^(D1_[A-Z_]+|SQLITE_[A-Z_]+|R2_[A-Z_]+)/;

/** Names of our own that a failure is given where it arises, in words with hyphens or spaces: "mail-not-woken". */
const own = /^[a-z][a-z0-9 -]{2,40}$/;

/** Of a failure nothing but its kind, from a list: a message may quote what somebody typed. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return "no-error";
  const prefix = prefixes.exec(error.message)?.[1];
  if (prefix) return prefix;
  return known.has(error.name) || own.test(error.name) ? error.name : "Error";
}
