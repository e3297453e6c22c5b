import scripts from "../../../.build/offline.json";
import type { Env } from "../env.ts";
import { exitAddressFrom } from "../visitor/quick-exit.ts";

export function answerOfflineWorker({ OFFLINE, QUICK_EXIT_URL }: Env): Response {
  const exitAddress = JSON.stringify(exitAddressFrom(QUICK_EXIT_URL));
  const script =
    OFFLINE === "none" ? scripts.remover : `const exitAddress=${exitAddress};\n${scripts.worker}`;
  const headers = { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" };
  return new Response(script, { headers });
}
