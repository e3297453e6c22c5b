import { forgetAll } from "./kept-pages.ts";
import { scope } from "./scope.ts";

/** In place of the worker where the site keeps nothing any more. */
scope.addEventListener("install", () => scope.skipWaiting());
scope.addEventListener("activate", (event) =>
  event.waitUntil(forgetAll().then(() => scope.registration.unregister())),
);
