import { Hono } from "hono";
import { html } from "hono/html";
import { breakable, leaves } from "../leaves.ts";
import { home, receivedPage } from "../page.ts";
import { type Application, allApplications, byReference } from "./applications.ts";
import { moveOn, stagesOf } from "./status.ts";

export const registrationsPage = new Hono();

registrationsPage.get("/", (c) => {
  const all = allApplications(Date.now());
  return c.req.query("format") === "json" ? c.json(all.map(told)) : c.html(show(all));
});
/** The control that moves a registration to its next stage. */
registrationsPage.post("/:reference/next", (c) => {
  const found = byReference(c.req.param("reference"), Date.now());
  if (!found) return c.json({ error: "Not found" }, 404);
  moveOn(found, Date.now());
  return c.redirect(`${home}/registry/registrations`, 303);
});
registrationsPage.all("/", (c) => c.json({ error: "Method not allowed" }, 405, { allow: "GET, HEAD" }));

const told = (application: Application) => ({ ...toldOf(application), stages: stagesOf(application) });

const toldOf = ({ reference, payload, receivedAt, payment }: Application) => ({
  reference,
  payload,
  receivedAt,
  state: payment ? "waiting-for-payment" : "registered",
});

const show = (all: readonly Application[]) =>
  receivedPage({
    title: "Registrations",
    what: html`<p>What the site has sent to the registry of births. It ends here: no birth is registered by it. A restart forgets it.</p>
<p lang="mi">Ngā mea kua tukuna e te pae ki te rēhita whānautanga. Ka mutu ki konei: kāore he whānautanga e rēhitatia ana. Mā te tīmata anō e wareware ai.</p>`,
    entries: all.map(entry),
    path: "/registry/registrations",
  });

const entry = (application: Application) => {
  const { reference, receivedAt, payment, payload } = application;
  return html`<li>
<p>${reference} · ${receivedAt} · ${
    payment
      ? html`waits for payment / <span lang="mi">e tatari ana ki te utu</span>`
      : html`registered / <span lang="mi">kua rēhitatia</span>`
  }</p>
${stagesOnPage(application)}<ul>
${leaves(payload).map(
  ([name, value]) => html`<li>${breakable(name)}: ${breakable(value)}</li>
`,
)}</ul>
</li>
`;
};

const stagesOnPage = (application: Application) => html`<ol>
${stagesOf(application).map(
  ({ stage, at }) => html`<li><code>${stage}</code> ${at ?? "–"}</li>
`,
)}</ol>
<form method="post" action="${home}/registry/registrations/${application.reference}/next">
<p><button type="submit">Move the status on / <span lang="mi">Neke whakamua i te tūnga</span></button></p>
</form>
`;
