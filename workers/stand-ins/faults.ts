// Kept in memory. Locally there is one isolate, so the page that sets a fault and the entrypoint that shows it share them.

export const neighbours = [
  "rules",
  "open-data",
  "content",
  "banners",
  "outage-banners",
  "registry",
  "myir",
  "agency",
  "scanner",
] as const;
export const behaviours = ["ok", "slow", "down", "gone", "nonsense", "maintenance", "lost", "twice"] as const;

export type FaultyNeighbour = (typeof neighbours)[number];
export type FaultBehaviour = (typeof behaviours)[number];

const slowDelay = 10_000;

/** Includes the tax agency's calls. */
const registryCalls = "/stand-ins/registry/api/bro/";

/** As a proxy answers in front of it: with status 200. */
const maintenancePage = `<!doctype html><html lang="en"><title>Maintenance</title><h1>We are improving our services</h1>
<p>Please try again later.</p></html>`;

const current = new Map<FaultyNeighbour, FaultBehaviour>();

export function faults(): Record<FaultyNeighbour, FaultBehaviour> {
  return Object.fromEntries(neighbours.map((neighbour) => [neighbour, behaviourOf(neighbour)])) as Record<
    FaultyNeighbour,
    FaultBehaviour
  >;
}

export function setFault(neighbour: FaultyNeighbour, behaviour: FaultBehaviour): void {
  current.set(neighbour, behaviour);
}

function neighbourAt(path: string): FaultyNeighbour | undefined {
  if (path.startsWith(`${registryCalls}myir/`)) return "myir";
  if (path.startsWith(registryCalls)) return "registry";
  if (path.startsWith("/stand-ins/agency/api/")) return "agency";
  if (path.startsWith("/stand-ins/scanner/")) return "scanner";
  return neighbours.find((neighbour) => path === `/${neighbour}` || path.startsWith(`/${neighbour}/`));
}

/** @throws while the neighbour is down, as a lost connection does */
export async function answerWithFaults(
  request: Request,
  passOn: (request: Request) => Promise<Response>,
): Promise<Response> {
  const neighbour = neighbourAt(new URL(request.url).pathname);
  return neighbour ? answerAs(behaviourOf(neighbour), neighbour, request, passOn) : passOn(request);
}

/** @throws for "down" and "lost" */
export async function answerAs(
  behaviour: FaultBehaviour,
  neighbour: string,
  request: Request,
  passOn: (request: Request) => Promise<Response>,
): Promise<Response> {
  switch (behaviour) {
    case "down":
      throw new Error(`The stand-in for ${neighbour} is down, as it was told to be`);
    case "gone":
      return Response.json({ error: "Gone" }, { status: 410 });
    case "nonsense":
      // Right type and status: only validating the shape detects it.
      return Response.json(["kei hea", 42, null]);
    case "maintenance":
      return new Response(maintenancePage, { headers: { "Content-Type": "text/html; charset=utf-8" } });
    case "twice":
      // What a proxy repeats arrives twice.
      await passOn(request.clone() as Request);
      return passOn(request);
    case "lost":
      await passOn(request);
      throw new Error(`The answer of the stand-in for ${neighbour} is lost, as it was told to be`);
    case "slow":
      await new Promise((resume) => setTimeout(resume, slowDelay));
      return passOn(request);
    default:
      return passOn(request);
  }
}

function behaviourOf(neighbour: FaultyNeighbour): FaultBehaviour {
  return current.get(neighbour) ?? "ok";
}
