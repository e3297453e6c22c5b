import { cacheControl } from "./headers.ts";

/** What a program reads: kept by caches until the next release. */
export const publishedJson = (text: string, type: string): Response =>
  new Response(text, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": cacheControl.file },
  });
