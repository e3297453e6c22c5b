import { type PageResult, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { type KnownState, knownState } from "#app/server/watch.ts";

/** What people call each part, and the neighbours it needs. */
const parts = {
  guide: ["content", "distress"],
  saving: [],
  login: ["identity"],
  help: ["rules", "open-data", "open data catalogue"],
  births: ["registry"],
  tax: ["myir"],
  childcare: ["agency", "scanner"],
  services: ["service-locations", "places", "mapbox"],
  mails: ["mails", "reminders"],
} as const;

export type Part = keyof typeof parts;

export interface StatusPageProps {
  /** Milliseconds since 1970; undefined for what works. Missing when the database does not answer. */
  readonly downSince: Readonly<Record<Part, number | undefined>> | undefined;
  /** @property at milliseconds since 1970 */
  readonly walked: { readonly at: number; readonly worked: boolean } | undefined;
}

export async function openStatus({ account }: Visit): Promise<PageResult<StatusPageProps>> {
  const state = await knownState(account.db, account.now);
  const journey = state?.jobs.journey;
  const walked = journey && { at: journey.ranAt, worked: journey.failures === 0 };
  return show<StatusPageProps>(
    { downSince: state && partsDown(state), walked },
    { status: state ? 200 : 503 },
  );
}

const partsDown = ({ downSince }: Pick<KnownState, "downSince">): Record<Part, number | undefined> =>
  Object.fromEntries(
    Object.entries(parts).map(([part, neighbours]) => {
      const moments = neighbours.flatMap((neighbour) => downSince[neighbour] ?? []);
      return [part, moments.length > 0 ? Math.min(...moments) : undefined];
    }),
  ) as Record<Part, number | undefined>;
