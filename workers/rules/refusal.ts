export type JsonObject = Record<string, unknown>;

/** For an invalid request. The body mirrors the path of the error; without a path it is {"error": message}. */
export class Refusal extends Error {
  readonly path: readonly string[];
  readonly status: 400 | 404 | 413;

  constructor(path: readonly string[], message: string, status: 400 | 404 | 413 = 400) {
    super(message);
    this.path = path;
    this.status = status;
  }

  body(): JsonObject {
    const path = this.path.length > 0 ? this.path : ["error"];
    return path.reduceRight<unknown>((leaf, key) => ({ [key]: leaf }), this.message) as JsonObject;
  }
}

export function refuse(path: readonly string[], message: string, status?: 400 | 404 | 413): never {
  throw new Refusal(path, message, status);
}

export function objectAt(value: unknown, path: readonly string[], message?: string): JsonObject {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    refuse(path, message ?? "Invalid type: must be of type 'Object'.");
  return value as JsonObject;
}

export const brief = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
