import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { html } from "hono/html";
import {
  behaviours,
  type FaultBehaviour,
  type FaultyNeighbour,
  faults,
  neighbours,
  setFault,
} from "./faults.ts";
import { home, page } from "./page.ts";

interface BilingualLabel {
  en: string;
  mi: string;
}

const words: Record<FaultyNeighbour | FaultBehaviour, BilingualLabel> = {
  rules: { en: "the rules engine", mi: "te pūkaha ture" },
  "open-data": { en: "the open data", mi: "ngā raraunga tuwhera" },
  content: { en: "the guide", mi: "te aratohu" },
  banners: { en: "the messages above every page", mi: "ngā karere kei runga i ia whārangi" },
  "outage-banners": { en: "the notices of closed services", mi: "ngā pānui ratonga kua kati" },
  registry: { en: "the registry of births", mi: "te rēhita whānautanga" },
  myir: { en: "the tax agency's accounts", mi: "ngā pūkete a Te Tari Taake" },
  agency: { en: "the social-development agency", mi: "te tari whakahiato ora" },
  scanner: { en: "the scanner of documents", mi: "te mātai tuhinga" },
  ok: { en: "answers as it should", mi: "e pai ana te whakautu" },
  slow: { en: "answers after 10 seconds", mi: "ka whakautu i muri i te 10 hēkona" },
  down: { en: "cannot be reached", mi: "kāore e taea te toro atu" },
  gone: { en: "is gone (410)", mi: "kua ngaro (410)" },
  nonsense: { en: "answers nonsense", mi: "he horihori te whakautu" },
  maintenance: {
    en: "answers with a page on maintenance (200)",
    mi: "he whārangi whakatikatika te whakautu (200)",
  },
  twice: { en: "gets everything twice", mi: "ka tae rua atu ngā mea katoa" },
  lost: { en: "does its work, and its answer is lost", mi: "ka oti tāna mahi, ka ngaro te whakautu" },
};

export const faultsPage = new Hono();

faultsPage.get("/", (c) => (c.req.query("format") === "json" ? c.json(faults()) : c.html(show())));

faultsPage.post("/", bodyLimit({ maxSize: 4096 }), async (c) => {
  const isForm = !c.req.header("content-type")?.startsWith("application/json");
  const { neighbour, behaviour } = await sent(c, isForm);
  const known = neighbours.find((name) => name === neighbour);
  const wanted = behaviours.find((name) => name === behaviour);
  if (!known || !wanted) return refuse(c, isForm);
  setFault(known, wanted);
  return isForm ? c.redirect(`${home}/faults`, 303) : c.json(faults());
});

faultsPage.all("/", (c) => c.json({ error: "Method not allowed" }, 405, { allow: "GET, HEAD, POST" }));

async function sent(c: Context, isForm: boolean): Promise<Record<string, unknown>> {
  const body: unknown = await (isForm ? c.req.parseBody() : c.req.json()).catch(() => undefined);
  return typeof body === "object" && body !== null ? { ...body } : {};
}

function refuse(c: Context, isForm: boolean) {
  const error = `neighbour is one of: ${neighbours.join(", ")}; behaviour is one of: ${behaviours.join(", ")}`;
  return isForm
    ? c.html(page("Not understood", html`<p role="alert">${error}</p>`), 400)
    : c.json({ error }, 400);
}

function show() {
  const now = faults();
  const content = html`<p>Choose how each neighbour behaves. The site must cope with all of it. A restart puts everything right again.</p>
<p lang="mi">Kōwhiria te āhua o ia kiritata. Me kaha te pae ki te whakahaere i ēnei katoa. Mā te tīmata anō e whakatika katoa.</p>
<ul>
${behaviours.map(
  (
    behaviour,
  ) => html`<li>${behaviour}: ${words[behaviour].en} / <span lang="mi">${words[behaviour].mi}</span></li>
`,
)}</ul>
${neighbours.map((neighbour) => formFor(neighbour, now[neighbour]))}
<p><a href="${home}">All stand-ins</a> · <a href="${home}" lang="mi">Ngā whakakapi katoa</a></p>`;
  return page("How neighbours behave", content);
}

function formFor(neighbour: FaultyNeighbour, now: FaultBehaviour) {
  const id = `behaviour-of-${neighbour}`;
  const choices = behaviours.map(
    (behaviour) =>
      html`<option value="${behaviour}"${behaviour === now ? html` selected` : ""}>${behaviour}</option>
`,
  );
  return html`<form method="post" action="${home}/faults">
<h2>${words[neighbour].en} / <span lang="mi">${words[neighbour].mi}</span></h2>
<input type="hidden" name="neighbour" value="${neighbour}">
<p><label for="${id}">How ${words[neighbour].en} behaves</label>
<select id="${id}" name="behaviour">
${choices}</select></p>
<p><button type="submit">Set for ${words[neighbour].en}</button></p>
</form>
`;
}
