import { Hono } from "hono";
import { html } from "hono/html";
import { agency } from "./agency/index.ts";
import { amounts } from "./amounts.ts";
import { analytics } from "./analytics.ts";
import { faultsPage } from "./faults-page.ts";
import { noticesPage } from "./notices-page.ts";
import { outbox } from "./outbox.ts";
import { home, page } from "./page.ts";
import { registry } from "./registry/index.ts";
import { scanner } from "./scanner.ts";

const galleryPath = `${home}/gallery`;

export const standIns = new Hono<{ Bindings: { GALLERY?: Fetcher } }>();

standIns.get(home, (c) =>
  c.html(
    page(
      "All stand-ins",
      html`<ul>
<li><a href="${home}/faults">How neighbours behave</a> / <a href="${home}/faults" lang="mi">Te āhua o ngā kiritata</a></li>
<li><a href="${home}/notices">Notices</a> / <a href="${home}/notices" lang="mi">Ngā pānui</a></li>
<li><a href="${home}/analytics">Analytics</a> / <a href="${home}/analytics" lang="mi">Ngā tātaritanga</a></li>
<li><a href="${home}/amounts.json">Feed of amounts</a> / <a href="${home}/amounts.json" lang="mi">Te puna o ngā rahinga</a></li>
<li><a href="${home}/outbox">Outbox</a> / <a href="${home}/outbox" lang="mi">Ngā īmēra kua tukuna</a></li>
<li><a href="${home}/registry/registrations">Registrations</a> / <a href="${home}/registry/registrations" lang="mi">Ngā rēhitatanga</a></li>
<li><a href="${home}/registry/tax-agency">Tax agency</a> / <a href="${home}/registry/tax-agency" lang="mi">Te tari taake</a></li>
<li><a href="${home}/agency/applications">Applications for Childcare Subsidy</a> / <a href="${home}/agency/applications" lang="mi">Ngā tono mō te Childcare Subsidy</a></li>
${c.env?.GALLERY ? html`<li><a href="${galleryPath}">Gallery of components</a> / <a href="${galleryPath}?language=mi" lang="mi">Te whakaaturanga o ngā wāhanga</a></li>` : ""}
</ul>`,
    ),
  ),
);
standIns.all(home, (c) => c.json({ error: "Method not allowed" }, 405, { allow: "GET, HEAD" }));
standIns.route(`${home}/faults`, faultsPage);
standIns.route(`${home}/notices`, noticesPage);
standIns.route(`${home}/amounts.json`, amounts);
standIns.route(`${home}/analytics`, analytics);
standIns.route(`${home}/outbox`, outbox);
standIns.route(`${home}/registry`, registry);
standIns.route(`${home}/agency`, agency);
standIns.route(`${home}/scanner`, scanner);
// Bound by `npm start` and in previews.
for (const path of [galleryPath, `${galleryPath}/*`])
  standIns.get(path, (c) => c.env?.GALLERY?.fetch(c.req.raw) ?? c.notFound());
standIns.notFound((c) =>
  c.html(page("Not found", html`<p>There is no such stand-in. <a href="${home}">All stand-ins</a></p>`), 404),
);
