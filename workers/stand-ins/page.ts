// Every page says first, in both languages, that it belongs to a stand-in.

import { html } from "hono/html";

type Html = ReturnType<typeof html>;

export const home = "/stand-ins";

interface ReceivedList {
  readonly title: string;
  readonly what: Html;
  readonly entries: readonly Html[];
  readonly path: string;
}

export const receivedPage = ({ title, what, entries, path }: ReceivedList): Html =>
  page(
    title,
    html`${what}
${
  entries.length > 0
    ? html`<ol reversed>
${entries.toReversed()}</ol>`
    : html`<p>Nothing was received yet. <span lang="mi">Kāore anō he mea kia tae mai.</span></p>`
}
<p><a href="${home}${path}?format=json">The same as JSON</a> · <a href="${home}">All stand-ins</a> · <a href="${home}" lang="mi">Ngā whakakapi katoa</a></p>`,
  );

export function page(title: string, content: Html): Html {
  return html`<!DOCTYPE html>
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Stand-ins – Tīmata</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p><strong>This is a stand-in.</strong> It pretends to be a neighbour of the site so that the site can be tried out. Nothing here is real.</p>
<p lang="mi"><strong>He whakakapi tēnei.</strong> E whakataruna ana he kiritata ia nō te pae, kia taea ai te pae te whakamātau. Kāore he mea tūturu i konei.</p>
${content}
</main>
</body>
</html>`;
}
