// Kept in memory: a restart forgets the mails.

import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { MailMessage } from "../mail/bindings.ts";
import { home, page } from "./page.ts";

/** UTC. */
interface SentMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
  headers: Readonly<Record<string, string>>;
}

const most = 200;
const here = `${home}/outbox`;
let sent: SentMail[] = [];

/** Like the e-mail binding. A mail with a known key is the same mail. */
export function receive({ to, subject, text, html: body, headers }: MailMessage): void {
  const key = headers["X-Entity-Ref-ID"];
  if (key && sent.some((mail) => mail.headers["X-Entity-Ref-ID"] === key)) return;
  const sentAt = new Date().toISOString();
  sent = [...sent, { to, subject, text, html: body, sentAt, headers: { ...headers } }].slice(-most);
}

interface OutboxBindings {
  SERVICES?: Fetcher;
}

type OutboxContext = Context<{ Bindings: OutboxBindings }>;

export const outbox = new Hono<{ Bindings: OutboxBindings }>();

outbox.get("/", async (c) =>
  c.req.query("format") === "json" ? c.json(sent) : c.html(show(await waiting(c))),
);

outbox.post("/", async (c) => {
  const ran = await c.env.SERVICES?.fetch("https://services/reminders/run", { method: "POST" });
  if (ran?.ok) return c.redirect(here, 303);
  return c.html(page("Not done", html`<p role="alert">The reminders could not be run.</p>`), 503);
});

outbox.all("/", (c) => c.json({ error: "Method not allowed" }, 405, { allow: "GET, HEAD, POST" }));

interface Standing {
  waiting: number;
  setAside: unknown[];
}

async function waiting({ env }: OutboxContext): Promise<Standing | undefined> {
  const answer = await env?.SERVICES?.fetch("https://services/mails").catch(() => undefined);
  return answer?.ok ? answer.json() : undefined;
}

function show(standing: Standing | undefined) {
  return page(
    "Outbox",
    html`<p>Mails that the site has sent. On this machine they all end here: nothing reaches anybody. A restart forgets them.</p>
<p lang="mi">Ngā īmēra kua tukuna e te pae. I tēnei rorohiko ka mutu katoa ki konei: kāore he mea ka tae atu ki te tangata. Mā te tīmata anō e wareware ai.</p>
${
  standing
    ? html`<p>Waiting: ${standing.waiting}. Set aside after five attempts: ${standing.setAside.length}. <span lang="mi">E tatari ana: ${standing.waiting}. Kua whakatahatia i muri i ngā whakamātau e rima: ${standing.setAside.length}.</span></p>
`
    : ""
}<form method="post" action="${here}">
<p>Reminders go out every hour from 9 in the morning until 10 in the evening, New Zealand time. <span lang="mi">Ka tukuna ngā whakamaumahara ia hāora mai i te 9 i te ata ki te 10 i te pō, i te wā o Aotearoa.</span></p>
<p><button type="submit">Send now what is due / <span lang="mi">Tukuna ināianei</span></button></p>
</form>
${sent.length > 0 ? sent.toReversed().map(mail) : html`<p>Nothing was sent yet. <span lang="mi">Kāore anō he mea kia tukuna.</span></p>`}
<p><a href="${here}?format=json">The same as JSON</a> · <a href="${home}">All stand-ins</a> · <a href="${home}" lang="mi">Ngā whakakapi katoa</a></p>`,
  );
}

function mail({ to, subject, text, sentAt, headers }: SentMail) {
  const lang = headers["Content-Language"] === "mi" ? "mi" : "en-NZ";
  return html`<article>
<h2 lang="${lang}">${subject}</h2>
<p>To / <span lang="mi">Ki a</span>: ${to} · ${sentAt}</p>
<div lang="${lang}">
${text
  .trim()
  .split("\n\n")
  .map(
    (paragraph) => html`<p>${paragraph.split(/(\n|https?:\/\/\S+)/).map(linked)}</p>
`,
  )}</div>
<ul>
${Object.entries(headers).map(
  ([name, value]) => html`<li>${name}: ${value}</li>
`,
)}</ul>
</article>
`;
}

function linked(part: string) {
  if (part === "\n") return html`<br>`;
  return /^https?:/.test(part) ? html`<a href="${part}">${part}</a>` : part;
}
