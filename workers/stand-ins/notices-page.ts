import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { html } from "hono/html";
import { services } from "../content/load/services.mjs";
import { change, notices, type PractiseBanner, type PractiseOutage } from "./notices.ts";
import { home, page } from "./page.ts";

const here = `${home}/notices`;

export const noticesPage = new Hono();

noticesPage.get("/", (c) => (c.req.query("format") === "json" ? c.json(notices()) : c.html(show())));

noticesPage.post("/", bodyLimit({ maxSize: 16_384 }), async (c) => {
  const isForm = !c.req.header("content-type")?.startsWith("application/json");
  const error = change(await sent(c, isForm));
  if (error) return refuse(c, isForm, error);
  return isForm ? c.redirect(here, 303) : c.json(notices());
});

noticesPage.all("/", (c) => c.json({ error: "Method not allowed" }, 405, { allow: "GET, HEAD, POST" }));

async function sent(c: Context, isForm: boolean): Promise<Record<string, unknown>> {
  const body: unknown = await (isForm ? c.req.parseBody() : c.req.json()).catch(() => undefined);
  return typeof body === "object" && body !== null ? { ...body } : {};
}

function refuse(c: Context, isForm: boolean, error: string) {
  const content = html`<p role="alert">${error}</p>
<p><a href="${here}">Try again</a> / <a href="${here}" lang="mi">Whakamātauria anō</a></p>`;
  return isForm ? c.html(page("Not understood", content), 400) : c.json({ error }, 400);
}

function show() {
  const { banners, outages } = notices();
  return page(
    "Notices",
    html`<p>Publish a message above every page, or say that a service is closed for a while. Pages show it within a second or two. A restart takes everything back.</p>
<p lang="mi">Whakaputaina he karere ki runga ake i ia whārangi, kīia rānei kua kati tētahi ratonga mō te wā. Mā te tīmata anō e tango ngā mea katoa.</p>
<h2>Published now / <span lang="mi">Kua whakaputaina ināianei</span></h2>
${[...banners, ...outages].map(published)}
${banners.length + outages.length === 0 ? html`<p>Nothing. <span lang="mi">Kāore he mea.</span></p>` : ""}
<h2>A message / <span lang="mi">He karere</span></h2>
${form("banner", html``, ["start_datetime", "end_datetime"])}
<h2>An outage / <span lang="mi">He katinga</span></h2>
${form("outage", chooseService, ["outage_start_datetime", "outage_end_datetime"])}
<p><a href="${here}?format=json">The same as JSON</a> · <a href="${home}">All stand-ins</a> · <a href="${home}" lang="mi">Ngā whakakapi katoa</a></p>`,
  );
}

function published(notice: PractiseBanner | PractiseOutage) {
  const { message_en, message_mi } = notice;
  const about =
    "start_datetime" in notice ? "Message" : `Outage of ${notice.service ?? "birth registration"}`;
  return html`<form method="post" action="${here}">
<p><b>${about}</b>${message_en ? html`: ${message_en} / <span lang="mi">${message_mi}</span>` : ""}</p>
<input type="hidden" name="kind" value="take-back">
<p><button type="submit" name="id" value="${notice.id}">Take back ${notice.id}</button></p>
</form>
`;
}

const chooseService = html`<p><label for="service">Service / <span lang="mi">Ratonga</span></label>
<select id="service" name="service">
${services.map(
  (service) => html`<option value="${service}">${service}</option>
`,
)}</select></p>`;

function form(kind: "banner" | "outage", more: ReturnType<typeof html>, [start, end]: [string, string]) {
  const input = (name: string, label: ReturnType<typeof html>, type: string) =>
    html`<p><label for="${kind}-${name}">${label}</label>
<input id="${kind}-${name}" name="${name}" type="${type}"${type === "text" ? html` maxlength="1000" required` : ""}></p>`;
  return html`<form method="post" action="${here}">
<input type="hidden" name="kind" value="${kind}">
${more}
${input("message_en", html`English`, "text")}
${input("message_mi", html`<span lang="mi">Te reo Māori</span>`, "text")}
${input(start, html`From (UTC; empty: at once) / <span lang="mi">Mai i</span>`, "datetime-local")}
${input(end, html`Until (UTC; empty: until taken back) / <span lang="mi">Tae noa ki</span>`, "datetime-local")}
<p><button type="submit">Publish the ${kind}</button></p>
</form>`;
}
