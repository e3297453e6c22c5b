const pages = "pages";
const scripts = "scripts";
const pocket = "stand-ins";
/** Always there, whole, in both languages: what may be needed where there is no reception. */
const pocketPages = ["first-aid", "support", "offline"].flatMap((page) => [`/${page}`, `/mi/${page}`]);

const keptAt = "x-kept-at";
const hour = 3_600_000;
const longest = 30 * 24 * hour;
const mostPages = 60;
const mostScripts = 30;

let timesForgotten = 0;
let timesReadForgotten = 0;

/** Nothing of what was read stays; what everybody has does. */
export async function forgetRead(): Promise<void> {
  timesReadForgotten++;
  await caches.delete(pages);
}

/** Nothing is fetched again within an hour, what every visitor gets within a day. */
export async function keepRead(address: string): Promise<void> {
  for (const each of pocketPages) await keep(pocket, each, 24 * hour);
  if (!pocketPages.includes(address)) await keep(pages, address, hour);
  await dropOld();
}

export async function forgetAll(): Promise<void> {
  timesForgotten++;
  for (const name of await caches.keys()) await caches.delete(name);
}

/** Without cookies, so that nothing in it is the visitor's. */
async function keep(name: string, address: string, fresh: number): Promise<void> {
  const [times, timesRead] = [timesForgotten, timesReadForgotten];
  const known = await (await caches.open(name)).match(address);
  if (known && ageOf(known) < fresh) return;
  const answer = await fetch(address, { credentials: "omit" }).catch(() => undefined);
  if (!answer || !isForEverybody(answer)) return;
  const html = await answer.text();
  if (times !== timesForgotten) return;
  const headers = new Headers(answer.headers);
  headers.set(keptAt, String(Date.now()));
  await (await caches.open(name)).put(address, new Response(html, { headers }));
  await keepScripts(html);
  // Quick exit may have come in between, or a page that leaves no trace.
  if (times !== timesForgotten) await forgetAll();
  else if (timesRead !== timesReadForgotten) await caches.delete(pages);
}

const isForEverybody = ({ ok, redirected, headers }: Response): boolean =>
  ok &&
  !redirected &&
  headers.get("Cache-Control")?.startsWith("public") === true &&
  headers.get("Content-Type")?.startsWith("text/html") === true;

async function keepScripts(html: string): Promise<void> {
  const cache = await caches.open(scripts);
  for (const [address] of html.matchAll(/\/assets\/[\w-]+\.js/g))
    if (!(await cache.match(address))) await cache.add(address).catch(() => {});
}

async function dropOld(): Promise<void> {
  const cache = await caches.open(pages);
  const all = await cache.keys();
  for (const [index, request] of all.entries()) {
    const page = await cache.match(request);
    if (index < all.length - mostPages || !page || ageOf(page) > longest) await cache.delete(request);
  }
  const files = await caches.open(scripts);
  for (const request of (await files.keys()).slice(0, -mostScripts)) await files.delete(request);
}

const ageOf = ({ headers }: Response): number => Date.now() - Number(headers.get(keptAt));

const prefixOf = (address: string): string => (/^\/mi(\/|$)/.test(address) ? "/mi" : "");

export const keptScript = async (address: string): Promise<Response | undefined> =>
  (await caches.has(scripts)) ? (await caches.open(scripts)).match(address) : undefined;

export async function keptPage({ pathname, search }: URL): Promise<Response | undefined> {
  const path = pathname.replace(/(.)\/$/, "$1");
  const page =
    (await (await caches.open(pocket)).match(path)) ??
    (await caches.match(path + search)) ??
    (await caches.match(path)) ??
    (await caches.match(path, { ignoreSearch: true }));
  if (!page) return undefined;
  const note = (await standIn(pathname))?.html.match(/<p[^>]* data-copy[\s\S]*?<\/p>/)?.[0] ?? "";
  const day = new Date(Number(page.headers.get(keptAt))).toLocaleDateString("en-NZ");
  const shown = note.replace(' hidden=""', "").replace("{{day}}", day);
  const html = await page.text();
  return new Response(
    html.replace(/<main[^>]*>/, (main) => main + shown),
    { headers: page.headers },
  );
}

export async function pageOfKept({ pathname }: URL): Promise<Response | undefined> {
  const page = await standIn(pathname);
  if (!page) return undefined;
  const list = await listOfPages(prefixOf(pathname));
  const html = page.html.replace(/(<ul[^>]* data-pages[^>]*>)[\s\S]*?<\/ul>/, (whole, start) =>
    list ? `${start}${list}</ul>` : whole,
  );
  return new Response(html, { status: 503, headers: page.headers });
}

async function standIn(pathname: string): Promise<{ html: string; headers: Headers } | undefined> {
  const page = await caches.match(`${prefixOf(pathname)}/offline`);
  return page && { html: await page.text(), headers: page.headers };
}

/** Whoever holds the phone may read them here. */
const listed = /^(\/mi)?\/stage\//;

/** Titles keep the escaping of their own HTML. */
async function listOfPages(prefix: string): Promise<string> {
  const links = new Map<string, string>();
  const kept = [...(await (await caches.open(pages)).keys())].map(({ url }) => new URL(url));
  const read = kept.filter(({ pathname, search }) => listed.test(pathname) && search === "");
  const always = ["support", "first-aid"].map((page) => new URL(`${prefix}/${page}`, location.origin));
  for (const { pathname } of [...read, ...always]) {
    const html = await (await caches.match(pathname))?.text();
    const title = html?.match(/<title>([\s\S]*?)<\/title>/)?.[1]?.replace(/ – [^–]*$/, "");
    const lang = html?.match(/<html lang="([\w-]+)"/)?.[1];
    if (title) links.set(pathname, `<li lang="${lang}"><a href="${pathname}">${title}</a></li>`);
  }
  return [...links.values()].reverse().join("");
}
