// Takes Matomo's real protocol.

import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { html } from "hono/html";
import { home, page } from "./page.ts";

type TrackingRequest = Readonly<Record<string, string>>;

const most = 500;
let tracked: TrackingRequest[] = [];

export const analytics = new Hono();

analytics.get("/", (c) => (c.req.query("format") === "json" ? c.json(tracked) : c.html(show())));
analytics.all("/", (c) => c.json({ error: "Method not allowed" }, 405, { allow: "GET, HEAD" }));

analytics.post("/matomo.php", bodyLimit({ maxSize: 65_536 }), async (c) => {
  const body: unknown = await c.req.json().catch(() => undefined);
  const requests = queriesOf(body);
  if (!requests) return c.json({ status: "error", tracked: 0, invalid: 0 }, 400);
  const known = requests.map((query) => Object.fromEntries(new URLSearchParams(query))).filter(isComplete);
  tracked = [...tracked, ...known].slice(-most);
  return c.json({ status: "success", tracked: known.length, invalid: requests.length - known.length });
});
analytics.all("/matomo.php", (c) => c.json({ error: "Method not allowed" }, 405, { allow: "POST" }));

/** A bulk request has one query string for each tracking request. */
function queriesOf(body: unknown): string[] | undefined {
  const requests =
    typeof body === "object" && body !== null && "requests" in body ? body.requests : undefined;
  const isList = Array.isArray(requests) && requests.every((one) => typeof one === "string");
  return isList ? requests : undefined;
}

const isComplete = ({ idsite, rec }: TrackingRequest): boolean => Boolean(idsite) && rec === "1";

const breakable = (address: string) => address.split(/(?<=[/:.-])/).map((part) => html`${part}<wbr>`);

function show() {
  const rows = tracked.toReversed().map(
    ({ url, e_c, e_a, e_n, _id }) =>
      html`<li>${breakable(url ?? "")} ${[e_c, e_a, e_n, _id].filter(Boolean).join(" · ")}</li>
`,
  );
  const list = html`<h2>The newest first / <span lang="mi">Ko ngā mea hou i mua</span></h2>
<p>Page, category, action, name, visitor / <span lang="mi">Whārangi, momo, mahi, ingoa, manuhiri</span></p>
<ol>
${rows}</ol>`;
  const nothing = html`<p>Nothing was reported yet. <span lang="mi">Kāore anō he pūrongo kia tae mai.</span></p>`;
  return page(
    "Analytics",
    html`<p>What the site has told about its visitors, all of it: the pattern of an address, an event, a random number. A browser that says Do Not Track or Global Privacy Control tells nothing. A restart forgets it all.</p>
<p lang="mi">Ngā mea katoa kua kōrerohia e te pae mō ōna manuhiri: te tauira o te wāhitau, te takahanga, me tētahi tau matapōkere. Mā te tīmata anō e wareware ai te katoa.</p>
${tracked.length > 0 ? list : nothing}
<p><a href="${home}/analytics?format=json">The same as JSON</a> · <a href="${home}">All stand-ins</a> · <a href="${home}" lang="mi">Ngā whakakapi katoa</a></p>`,
  );
}
