import * as z from "zod";
import { call } from "#workers/call/index.ts";
import { readKeyRing } from "#workers/keys/ring.ts";
import build from "../../.build/version.json";
import type { Env } from "./env.ts";
import { cacheControl } from "./http/headers.ts";
import { knownState } from "./watch.ts";

/** Milliseconds: a thousand requests a second cost the database nothing. */
const usedFor = 2_000;
let last: { at: number; status: number; body: string } | undefined;

export async function answerHealth(env: Env): Promise<Response> {
  const now = Date.now();
  if (!last || now - last.at > usedFor) last = { at: now, ...(await healthAt(env, now)) };
  const { status, body } = last;
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": cacheControl.personal,
  };
  return new Response(body, { status, headers });
}

async function healthAt(env: Env, now: number) {
  const version = {
    neighbour: "health",
    shape: z.object({ version: z.string() }),
    deadline: 2_000,
    probe: true,
  };
  const [state, services, theirs] = await Promise.all([
    knownState(env.DB, now),
    call(env.SERVICES, "https://services/content/version", version),
    env.STAND_INS ? [] : missingOfServices(env),
  ]);
  const missing = [...missingSettings(env), ...theirs];
  const checks = { settings: missing.length === 0, database: state !== undefined, services: services.ok };
  const isWell = Object.values(checks).every(Boolean);
  const isWhole = isWell && state !== undefined && Object.keys(state.downSince).length === 0;
  const found = {
    status: isWhole ? "ok" : isWell ? "degraded" : "failing",
    release: build.version,
    commit: build.commit,
  };
  return { status: isWell ? 200 : 503, body: JSON.stringify({ ...found, checks, missing, ...state }) };
}

/** What production cannot be without; stand-ins answer where they are. */
const needed = [
  "REGISTRY_URL",
  "PAYMENT_ORIGINS",
  "AGENCY_URL",
  "SCANNER_URL",
  "SIGNING_KEY",
  "IDENTITY_ISSUER",
  "IDENTITY_CLIENT_ID",
] as const satisfies readonly (keyof Env)[];

const missingSettings = (env: Env): string[] => [
  ...(hasSecret(env) ? [] : ["SEAL_SECRET"]),
  ...(env.STAND_INS ? [] : needed.filter((name) => !env[name])),
];

async function missingOfServices({ SERVICES }: Env): Promise<string[]> {
  const shape = z.object({ missing: z.array(z.string()) });
  const options = { neighbour: "health", shape, deadline: 2_000, probe: true };
  const answer = await call(SERVICES, "https://services/readiness", options);
  return answer.ok ? answer.value.missing : [];
}

function hasSecret({ SEAL_SECRET }: Env): boolean {
  try {
    return readKeyRing(SEAL_SECRET ?? "").length > 0;
  } catch {
    return false;
  }
}
