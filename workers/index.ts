// The second worker: rules, open data and guide, for the site and for anyone who reads /api; and mails and reminders, for the
// site alone.

import { Hono } from "hono";
import { routePath } from "hono/route";
import { type AmountsBindings, refreshAmounts } from "./amounts/feed.ts";
import { amounts } from "./amounts/service.ts";
import { banners, type ContentBindings, content, outageBanners } from "./content/index.ts";
import { distress } from "./distress/index.ts";
import { logIncident } from "./incident.ts";
import type { MailBindings, QueuedMail } from "./mail/bindings.ts";
import { clockOf } from "./mail/clock.ts";
import { mails, sendQueued } from "./mail/index.ts";
import { type OpenDataBindings, openData } from "./open-data/index.ts";
import { describeApi } from "./openapi.ts";
import { type PlacesBindings, places } from "./places/index.ts";
import { publicBase } from "./public-base.ts";
import { reminders } from "./reminders/index.ts";
import { runReminders } from "./reminders/job.ts";
import { type RulesBindings, rules } from "./rules/index.ts";
import { currentRulesApi } from "./rules/reform/api.ts";
import { serviceLocations } from "./service-locations/index.ts";
import { type RefreshBindings, refreshDirectory } from "./service-locations/refresh/refresh.ts";

type ServicesBindings = AmountsBindings &
  ContentBindings &
  MailBindings &
  OpenDataBindings &
  PlacesBindings &
  RefreshBindings &
  RulesBindings;

const app = new Hono<{ Bindings: ServicesBindings }>();

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
app.route("/reminders", reminders);
app.get("/openapi.json", (c) => c.json(describeApi(publicBase(c))));

for (const path of ["/open-data/datastore_search", "/openapi.json"]) {
  app.all(path, (c) => c.json({ error: "Method not allowed" }, 405, { allow: "GET, HEAD" }));
}

app.notFound((c) => c.json({ error: "Not found" }, 404));

app.onError((error, c) => {
  const reference = logIncident(routePath(c, -1), error.name);
  return c.json({ error: `Internal server error. Reference: ${reference}` }, 500, {
    "cache-control": "no-store",
  });
});

const events: Pick<ExportedHandler<ServicesBindings, QueuedMail>, "scheduled" | "queue"> = {
  async scheduled(_, env) {
    const refreshed = refreshDirectory(env, Date.now());
    await runReminders(env, clockOf(env)).finally(() => refreshed);
  },
  queue: sendQueued,
};

export default Object.assign(app, events);
