import { currentRequest } from "#workers/log/request.ts";
import { limits } from "../limits/limits.ts";

/** Milliseconds that a request's slow statements have taken together. */
const slow = new WeakMap<object, number>();

/** @throws when one statement, or all of a request together, take longer than a page can wait */
export async function withTimeout<T>(asked: Promise<T>): Promise<T> {
  const request = currentRequest() ?? {};
  const began = Date.now();
  const left = limits.slowDatabaseWait - (slow.get(request) ?? 0);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error(), { name: "database-timeout" })),
      Math.max(limits.usualDatabaseWait, Math.min(limits.databaseWait, left)),
    );
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
    const took = Date.now() - began;
    if (took > limits.usualDatabaseWait) slow.set(request, (slow.get(request) ?? 0) + took);
  }
}
