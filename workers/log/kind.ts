/** Their names are the same in every build and tell nothing about a person. */
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

const prefixes = /^(D1_[A-Z_]+|SQLITE_[A-Z_]+|R2_[A-Z_]+)/;

const own = /^[a-z][a-z0-9 -]{2,40}$/;

/** Only the kind: a message may quote what somebody typed. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return "no-error";
  const prefix = prefixes.exec(error.message)?.[1];
  if (prefix) return prefix;
  return known.has(error.name) || own.test(error.name) ? error.name : "Error";
}
