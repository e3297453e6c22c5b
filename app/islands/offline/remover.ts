import { forgetAll } from "./kept-pages.ts";
import { scope } from "./scope.ts";

scope.addEventListener("install", () => scope.skipWaiting());
scope.addEventListener("activate", (event) =>
  event.waitUntil(forgetAll().then(() => scope.registration.unregister())),
);
