interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Told extends Extendable {
  readonly data: unknown;
}

interface Events {
  install: Extendable;
  activate: Extendable;
  message: Told;
  fetch: Fetching;
}

/** TypeScript's types for service workers clash with those for pages. */
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(type: Name, handle: (event: Events[Name]) => void): void;
}

export const scope = self as unknown as Scope;
