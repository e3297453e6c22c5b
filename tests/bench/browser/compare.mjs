// npm run bench -- browser: the same content page on an old phone and a weak network, ours and three others.

import http from "node:http";
import { gzipSync } from "node:zlib";
import { parseHTML } from "linkedom";
import { build } from "../../../workers/local/build.mjs";
import { listening } from "../../../workers/local/port.mjs";
import { honoWorker } from "../peer.mjs";
import { startWorker } from "../runtime.mjs";
import { stage, startSite } from "../site.mjs";
import { templateWorker } from "../template.mjs";
import { astroPage } from "./astro.mjs";
import { remixClient } from "./remix-client.mjs";
import { firstVisits } from "./visit.mjs";

/** Of each: fewer than about 15 tell a difference of one frame only on an idle machine. */
const visitsOfEach = Number(process.argv[3] ?? 15);

await build();
const site = await startSite();
/** @type {{ stop(): Promise<unknown> }[]} */
const running = [site];
try {
  const html = await (await fetch(site.origin + stage)).text();
  const css = styleOf(html);
  const client = await remixClient();
  const template = await startWorker(await templateWorker(site, stage, { assets: client.assets }));
  const hono = await startWorker(await honoWorker(html));
  running.push(template, hono);
  const drawn = (worker) => async () => (await fetch(worker.url + stage)).text();
  const files = new Map([
    ...client.files,
    ["/assets/site-B1xkPq2W.css", css],
    ["/assets/stage-C0vT5mZa.css", ""],
  ]);
  const astro = astroPage(html);
  const fronts = {
    ours: await front(drawn({ url: site.origin }), new Map(), site.origin),
    hono: await front(drawn(hono)),
    astro: await front(async () => astro),
    template: await front(drawn(template), files, template.url),
  };
  running.push(...Object.values(fronts));
  const visits = await firstVisits(
    Object.fromEntries(Object.entries(fronts).map(([name, { url }]) => [name, url + stage])),
    visitsOfEach,
  );
  console.log(
    `${stage}: slow 4G, processor 6 times slower, nothing kept, median of ${visitsOfEach}; milliseconds`,
  );
  console.table(visits);
  const { ours, astro: theirs, template: remix } = visits;
  const ratios = { paint: ours.paint / theirs.paint, interactive: ours.interactive / remix.interactive };
  console.log(`first paint ÷ Astro's: ${ratios.paint.toFixed(2)}, at most 1.05 (one frame of measuring)`);
  console.log(`interactive ÷ Remix's template: ${ratios.interactive.toFixed(2)}, at most 0.5`);
  process.exitCode = ratios.paint <= 1.05 && ratios.interactive <= 0.5 ? 0 : 1;
} finally {
  for (const one of running) await one.stop();
}

function styleOf(html) {
  const { document } = parseHTML(html);
  return [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join("\n");
}

/** The same server before all of them: compresses, and has the files. @param rest where other files are */
async function front(page, files = new Map(), rest = undefined) {
  const server = http.createServer(async ({ url = "/" }, answer) => {
    const isFile = url !== stage;
    const file = files.get(url) ?? (rest && isFile ? await (await fetch(rest + url)).text() : undefined);
    if (isFile && file === undefined) return void answer.writeHead(404).end();
    const type = url.endsWith(".js") ? "text/javascript" : url.endsWith(".css") ? "text/css" : "text/html";
    answer.setHeader("Content-Type", `${type}; charset=utf-8`);
    answer.setHeader("Content-Encoding", "gzip");
    answer.end(gzipSync(file ?? (await page())));
  });
  const port = await listening(server);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      }),
  };
}
