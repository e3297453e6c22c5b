import type { Seal } from "../crypto/seal.ts";
import type { Bucket } from "../documents/index.ts";
import type { Env } from "../env.ts";
import type { Deadline } from "../limits/deadline.ts";
import { edgeLimits } from "../limits/edge-limits.ts";
import { wakeMailer } from "../visitor/mail-queue.ts";
import { agencyAt, agencyNeighbour } from "./agency/index.ts";
import { describeApi, describeReform } from "./api-description.ts";
import { contentService } from "./content.ts";
import { distressOf } from "./distress.ts";
import { openDataCatalogue } from "./open-data.ts";
import { papersOf } from "./papers.ts";
import { placesOf } from "./places.ts";
import { registryAt, registryNeighbour } from "./registry/index.ts";
import { remindersOf } from "./reminders.ts";
import { rulesService } from "./rules.ts";
import { scannerAt } from "./scanner.ts";
import { serviceDirectory } from "./service-locations.ts";

interface Asking {
  readonly request: Request;
  readonly env: Env;
  readonly deadline: Deadline;
  readonly seal: Seal;
  readonly version: string;
  afterwards(work: Promise<unknown>): void;
}

interface Neighbourhood extends Asking {
  isIncomplete: boolean;
}

const makers = {
  content: (at: Neighbourhood) =>
    contentService(at.env.SERVICES, at.deadline, at.version, () => {
      at.isIncomplete = true;
    }),
  rules: ({ env, deadline }) => rulesService(env.SERVICES, deadline),
  reminders: ({ env, deadline }) => remindersOf(env.SERVICES, deadline),
  openData: ({ env, deadline }) => openDataCatalogue(env.SERVICES, deadline),
  serviceLocations: ({ env, deadline }) => serviceDirectory(env.SERVICES, deadline),
  papers: ({ env, deadline }) => papersOf(env.SERVICES, deadline),
  places: ({ env, deadline }) => placesOf(env.SERVICES, deadline),
  distress: ({ env, deadline }) => distressOf(env.SERVICES, deadline),
  registry: ({ env, deadline }) => registryAt(registryNeighbour(env), deadline),
  agency: ({ env, deadline }) => agencyAt(agencyNeighbour(env), deadline),
  scanner: ({ env }) => scannerAt(env),
  bucket: ({ env }): Bucket => env.UPLOADS,
  assets: ({ env }): Fetcher => env.ASSETS,
  describeApi:
    ({ env, deadline }) =>
    () =>
      describeApi(env.SERVICES, deadline, env.ORIGIN),
  describeReform:
    ({ env, deadline }) =>
    () =>
      describeReform(env.SERVICES, deadline),
  edgeLimits: ({ request, env, seal }) => edgeLimits(request, env, seal),
  /** After the transaction that queued a mail; otherwise it goes out within the hour. */
  mailWritten:
    ({ env, deadline, afterwards }) =>
    () =>
      afterwards(wakeMailer(env.SERVICES, deadline)),
} satisfies Record<string, (at: Neighbourhood) => unknown>;

export type Neighbours = {
  readonly [Name in keyof typeof makers]: ReturnType<(typeof makers)[Name]>;
} & {
  readonly isIncomplete: boolean;
};

const prototype = {};
for (const [name, make] of Object.entries(makers))
  Object.defineProperty(prototype, name, {
    get(this: Neighbourhood) {
      const value = make(this);
      Object.defineProperty(this, name, { value });
      return value;
    },
  });

export const openNeighbours = (asking: Asking): Neighbours =>
  Object.assign(Object.create(prototype), asking, { isIncomplete: false });
