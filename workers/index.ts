// Rules, open data and the guide for anyone who reads /api; mails and reminders for the site alone.

import { Hono } from "hono";
import { routePath } from "hono/route";
import { type AmountsBindings, refreshAmounts } from "./amounts/feed.ts";
import { amounts } from "./amounts/service.ts";
import { boundedPath } from "./bounded-path.ts";
import { banners, type ContentBindings, content, outageBanners } from "./content/index.ts";
import { distress } from "./distress/index.ts";
import { logIncident } from "./incident.ts";
import { kindOf } from "./log/kind.ts";
import { inRequest, requestIdFrom, requestIdHeader } from "./log/request.ts";
import { recordRun } from "./log/state.ts";
import { watchedRequest } from "./log/watched.ts";
import type { MailBindings, QueuedMail } from "./mail/bindings.ts";
import { clockOf } from "./mail/clock.ts";
import { mails, sendQueued } from "./mail/index.ts";
import { type OpenDataBindings, openData } from "./open-data/index.ts";
import { describeApi } from "./openapi.ts";
import { papers } from "./papers/index.ts";
import { type PlacesBindings, places } from "./places/index.ts";
import { publicBase } from "./public-base.ts";
import { missingOf, type ReadinessBindings } from "./readiness.ts";
import { reminders } from "./reminders/index.ts";
import { runReminders } from "./reminders/job.ts";
import { type RulesBindings, rules } from "./rules/index.ts";
import { currentRulesApi } from "./rules/reform/api.ts";
import { serviceLocations } from "./service-locations/index.ts";
import { type RefreshBindings, refreshDirectory } from "./service-locations/refresh/refresh.ts";
import { type WatchBindings, watch } from "./watch/job.ts";

type ServicesBindings = AmountsBindings &
  ContentBindings &
  MailBindings &
  OpenDataBindings &
  PlacesBindings &
  ReadinessBindings &
  RefreshBindings &
  RulesBindings &
  WatchBindings;

const app = new Hono<{ Bindings: ServicesBindings }>({ getPath: boundedPath });

app.use(async (c, next) => {
  const id = requestIdFrom(c.req.raw.headers);
  const afterwards = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  await inRequest(watchedRequest({ id, route: () => routePath(c, -1) }, c.env.DB, afterwards), next);
  c.header(requestIdHeader, id);
});

/** Pages of any origin may read what anybody may, refusals included. */
app.use(async (c, next) => {
  await next();
  if (!c.res.headers.has("access-control-allow-origin")) c.header("access-control-allow-origin", "*");
});

app.use("/rules/current/*", async (c, next) => {
  await refreshAmounts(c.env, (work) => c.executionCtx.waitUntil(work));
  await next();
});
for (const path of ["/amounts", "/amounts/"]) app.route(path, amounts);
app.route("/rules/current", currentRulesApi);
app.route("/rules", rules);
app.route("/open-data", openData);
app.route("/content", content);
app.route("/distress", distress);
app.route("/service-locations", serviceLocations);
for (const path of ["/places", "/places/"]) app.route(path, places);
for (const path of ["/banners", "/banners/"]) app.route(path, banners);
for (const path of ["/outage-banners", "/outage-banners/"]) app.route(path, outageBanners);
app.route("/mails", mails);
app.route("/papers", papers);
app.route("/reminders", reminders);
app.get("/readiness", async (c) => c.json({ missing: await missingOf(c.env) }));
app.get("/openapi.json", (c) =>
  c.json(describeApi(publicBase(c)), 200, { "cache-control": "public, max-age=300" }),
);

for (const path of ["/open-data/datastore_search", "/openapi.json"]) {
  app.all(path, (c) => c.json({ error: "Method not allowed" }, 405, { allow: "GET, HEAD" }));
}

app.notFound((c) => c.json({ error: "Not found" }, 404));

app.onError((error, c) => {
  const reference = logIncident(routePath(c, -1), kindOf(error));
  return c.json({ error: `Internal server error. Reference: ${reference}` }, 500, {
    "cache-control": "no-store",
  });
});

/** As in wrangler.toml. */
const everyFiveMinutes = "*/5 * * * *";

const events: Pick<ExportedHandler<ServicesBindings, QueuedMail>, "scheduled" | "queue"> = {
  scheduled: ({ cron }, env, context) =>
    inJob(cron === everyFiveMinutes ? "job watch" : "job reminders", env, context, () =>
      cron === everyFiveMinutes ? watch(env, Date.now()) : everyHour(env),
    ),
  queue: (batch, env, context) => inJob("queue of mails", env, context, () => sendQueued(batch, env)),
};

const inJob = (
  route: string,
  env: ServicesBindings,
  context: ExecutionContext,
  work: () => Promise<void>,
): Promise<void> =>
  inRequest(
    watchedRequest({ id: crypto.randomUUID(), route: () => route }, env.DB, (later) =>
      context.waitUntil(later),
    ),
    work,
  );

async function everyHour(env: ServicesBindings): Promise<void> {
  const began = Date.now();
  const refreshed = refreshDirectory(env, began);
  let worked = false;
  try {
    await runReminders(env, clockOf(env));
    worked = true;
  } finally {
    await refreshed;
    await recordRun(env.DB, { job: "reminders", worked, took: Date.now() - began, counts: {} }, began);
  }
}

export { DraftObject } from "./drafts/draft-object.ts";
export default Object.assign(app, events);
