import { type PageResult, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { type KnownState, knownState } from "#app/server/watch.ts";

const minute = 60 * 1000;
const hour = 60 * minute;

/** That it works is said only of what was tried of late: our own walk, a job of ours, or a neighbour that has answered. */
type Proof = { step: string } | { job: string } | { heard: string };

/** What people call each part, and the neighbours it needs. */
const parts = {
  guide: { needs: ["content", "distress"], proof: { step: "search" } },
  saving: { needs: [], proof: { step: "read" } },
  login: { needs: ["identity"], proof: { step: "login" } },
  help: { needs: ["rules", "open-data", "open data catalogue"], proof: { step: "verdict" } },
  births: { needs: ["registry"], proof: { heard: "registry" } },
  tax: { needs: ["myir"], proof: { heard: "registry" } },
  childcare: { needs: ["agency", "scanner"], proof: { heard: "agency" } },
  services: { needs: ["service-locations", "places", "mapbox"], proof: { step: "services" } },
  mails: { needs: ["mails", "reminders"], proof: { job: "mailbox" } },
} as const satisfies Record<string, { needs: readonly string[]; proof: Proof }>;

export type Part = keyof typeof parts;

/** A number: down since then, in milliseconds since 1970. */
export type PartState = "works" | "not-known" | number;

export interface StatusPageProps {
  /** Missing when the database does not answer. */
  readonly states: Readonly<Record<Part, PartState>> | undefined;
  /** @property at milliseconds since 1970 */
  readonly walked: { readonly at: number; readonly worked: boolean } | undefined;
}

export async function openStatus({ account }: Visit): Promise<PageResult<StatusPageProps>> {
  const state = await knownState(account.db, account.now);
  const journey = state?.jobs.journey;
  const walked = journey && { at: journey.ranAt, worked: journey.failures === 0 };
  return show<StatusPageProps>(
    { states: state && partStates(state, account.now), walked },
    { status: state ? 200 : 503 },
  );
}

const partStates = (state: KnownState, now: number): Record<Part, PartState> =>
  Object.fromEntries(
    Object.entries(parts).map(([part, { needs, proof }]) => {
      const moments = needs.flatMap((neighbour) => state.downSince[neighbour] ?? []);
      if (moments.length > 0) return [part, Math.min(...moments)];
      return [part, isProven(proof, state, now) ? "works" : "not-known"];
    }),
  ) as Record<Part, PartState>;

function isProven(proof: Proof, { jobs, heard }: KnownState, now: number): boolean {
  if ("heard" in proof) return heard.includes(proof.heard);
  if ("job" in proof) return now - (jobs[proof.job]?.workedAt ?? 0) < 2 * hour;
  const { journey } = jobs;
  return journey !== undefined && now - journey.ranAt < 30 * minute && proof.step in journey.counts;
}
