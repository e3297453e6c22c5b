import { Hono } from "hono";
import { html } from "hono/html";
import { breakable, leaves } from "../leaves.ts";
import { receivedPage } from "../page.ts";
import { type Application, allApplications } from "./applications.ts";

export const registrationsPage = new Hono();

registrationsPage.get("/", (c) => {
  const all = allApplications(Date.now());
  return c.req.query("format") === "json" ? c.json(all.map(told)) : c.html(show(all));
});
registrationsPage.all("/", (c) => c.json({ error: "Method not allowed" }, 405, { allow: "GET, HEAD" }));

const told = ({ reference, payload, receivedAt, payment }: Application) => ({
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

const entry = ({ reference, receivedAt, payment, payload }: Application) => html`<li>
<p>${reference} · ${receivedAt} · ${
  payment
    ? html`waits for payment / <span lang="mi">e tatari ana ki te utu</span>`
    : html`registered / <span lang="mi">kua rēhitatia</span>`
}</p>
<ul>
${leaves(payload).map(
  ([name, value]) => html`<li>${breakable(name)}: ${breakable(value)}</li>
`,
)}</ul>
</li>
`;
