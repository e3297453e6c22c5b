import { forgetAll } from "./kept-pages.ts";
import { scope } from "./scope.ts";

/** Replaces the worker when the site stores nothing any more. */
scope.addEventListener("install", () => scope.skipWaiting());
scope.addEventListener("activate", (event) =>
  event.waitUntil(forgetAll().then(() => scope.registration.unregister())),
);
