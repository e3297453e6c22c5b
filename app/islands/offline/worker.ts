import { forgetAll, forgetRead, keepRead, keptPage, keptScript, pageOfKept } from "./kept-pages.ts";
import { scope } from "./scope.ts";

declare const exitAddress: string;

/** Paths that must see where the request came from, which forwarding would hide, and files. */
const passedBy = /^(\/mi)?\/(log(in|out)|realme|api|stand-ins)(\/|$)|\.\w+$/;
const stages = /^(\/mi)?\/stage\//;

scope.addEventListener("install", () => scope.skipWaiting());
scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener("message", (event) => {
  // A page reloaded with Shift has no worker, so quick exit could not reach it.
  event.waitUntil(scope.clients.claim());
  if (event.data === "forget") event.waitUntil(forgetRead());
  else if (typeof event.data === "string" && event.data.startsWith("/"))
    event.waitUntil(keepRead(event.data));
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin || request.method !== "GET") return;
  if (url.pathname === "/quick-exit") return leave();
  if (url.pathname.startsWith("/assets/")) return event.respondWith(script(url, request));
  if (passedBy.test(url.pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(url, request));
  else if (stages.test(url.pathname)) event.respondWith(partOfPage(url, request));

  function leave() {
    // Another site may not make the browser forget.
    if (!request.referrer.startsWith(`${location.origin}/`)) return;
    event.waitUntil(forgetAll().then(() => scope.registration.unregister()));
    if (request.mode === "navigate")
      event.respondWith(fetch(request).catch(() => Response.redirect(exitAddress)));
  }
});

const script = async ({ pathname }: URL, request: Request) => (await keptScript(pathname)) ?? fetch(request);

const page = (url: URL, request: Request): Promise<Response> =>
  fetch(request).catch(async (error) => {
    const kept = (await keptPage(url)) ?? (await pageOfKept(url));
    if (!kept) throw error;
    return kept;
  });

const partOfPage = (url: URL, request: Request): Promise<Response> =>
  fetch(request).catch(async (error) => {
    const kept = await keptPage(url);
    if (!kept) throw error;
    return kept;
  });
