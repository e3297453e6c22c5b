import { Hono } from "hono";
import { html } from "hono/html";
import { breakable, leaves } from "../leaves.ts";
import { receivedPage } from "../page.ts";
import { allReceived, type ReceivedApplication, type ReceivedDocument } from "./received.ts";

export const applicationsPage = new Hono();

applicationsPage.get("/", (c) => {
  const all = allReceived();
  return c.req.query("format") === "json" ? c.json(all) : c.html(show(all));
});
applicationsPage.all("/", (c) => c.json({ error: "Method not allowed" }, 405, { allow: "GET, HEAD" }));

const show = (all: readonly ReceivedApplication[]) =>
  receivedPage({
    title: "Applications",
    what: html`<p>What the site has sent to the social-development agency. It ends here: nobody decides on it. Of a document only name, size and digest are kept. A restart forgets it.</p>
<p lang="mi">Ngā mea kua tukuna e te pae ki te tari whakahiato ora. Ka mutu ki konei: kāore he tangata e whakatau ana. Ko te ingoa, te rahi me te tapeke hihi anake o te tuhinga ka puritia. Mā te tīmata anō e wareware ai.</p>`,
    entries: all.map(entry),
    path: "/agency/applications",
  });

const entry = ({ application, documents, receivedAt }: ReceivedApplication) => html`<li>
<p>${receivedAt}</p>
<ul>
${leaves(application).map(
  ([name, value]) => html`<li>${breakable(name)}: ${breakable(value)}</li>
`,
)}${documents.map(document)}</ul>
</li>
`;

const document = ({
  key,
  filename,
  type,
  size,
  sha256,
}: ReceivedDocument) => html`<li>${breakable(key)}: ${breakable(filename)} · ${type} · ${size} · <code>${sha256.slice(0, 12)}</code></li>
`;
