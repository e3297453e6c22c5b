import http from "node:http";
import { build } from "esbuild";
import { parseHTML } from "linkedom";
import { root } from "../../workers/local/paths.mjs";

export const trivialWorker = () =>
  bundled(`
    import { Hono } from "hono";
    const app = new Hono();
    app.get("/", (c) => c.text("ok"));
    export default app;`);

/** What the site sends of a page, packed and with the same headers, by a Hono route that has it in memory: the least a kept page can cost. */
export async function sameBytesWorker(url) {
  const { headers, body } = await packed(url);
  return bundled(`
    import { Hono } from "hono";
    const body = Uint8Array.from(atob("${body.toString("base64")}"), (one) => one.charCodeAt(0));
    const init = { headers: new Headers(${JSON.stringify(headers)}), encodeBody: "manual" };
    const app = new Hono();
    app.get("*", () => new Response(body, init));
    export default app;`);
}

const ofTheConnection = new Set(["connection", "content-length", "keep-alive", "transfer-encoding"]);

/** Node's own client, because fetch unpacks. Twice: a page is packed after it was sent for the first time. */
async function packed(url) {
  let found;
  do found = await get(url);
  while (found.headers["content-encoding"] !== "gzip");
  const headers = Object.entries(found.headers).filter(([name]) => !ofTheConnection.has(name));
  return { ...found, headers };
}

const get = (url) =>
  new Promise((resolve, reject) => {
    const asked = http.get(url, { headers: { "Accept-Encoding": "gzip" } }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      resolve({ headers: answer.headers, body });
    });
    asked.on("error", reject);
  });

/**
 * Rewrites a page as one Hono JSX component, element by element, in a Hono worker that renders it for each request. This is about
 * the least that rendered HTML can cost: no text lookups, nested components or headers.
 * @param {string} html
 * @param {{ isRaw?: (element: Element) => boolean }} [options] elements whose content is inserted as one piece of HTML
 */
export function honoWorker(html, { isRaw = () => false } = {}) {
  const { document } = parseHTML(html);
  // JSX would escape what is in it.
  for (const script of document.querySelectorAll("script")) script.remove();
  return bundled(`
    import { Hono } from "hono";
    const Page = () => ${jsxOf(document.documentElement, isRaw)};
    const app = new Hono();
    app.get("*", (c) => c.html("<!DOCTYPE html>" + <Page />));
    export default app;`);
}

/** Our own pages insert the content service's rich text as one piece of HTML too. */
export const isRichText = ({ classList }) => classList.contains("rich") || classList.contains("lead");

async function bundled(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: "tsx" },
    jsx: "automatic",
    jsxImportSource: "hono/jsx",
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
  });
  return outputFiles[0].text;
}

function jsxOf(node, isRaw) {
  if (node.nodeType === 3) return `{${JSON.stringify(node.textContent)}}`;
  if (node.nodeType !== 1) return "";
  const tag = node.localName;
  const attributes = [...node.attributes].map(({ name, value }) => ` ${name}={${JSON.stringify(value)}}`);
  if (tag === "style" || isRaw(node)) {
    const inside = JSON.stringify({ __html: tag === "style" ? node.textContent : node.innerHTML });
    return `<${tag}${attributes.join("")} dangerouslySetInnerHTML={${inside}} />`;
  }
  const inside = [...node.childNodes].map((child) => jsxOf(child, isRaw)).join("");
  return `<${tag}${attributes.join("")}>${inside}</${tag}>`;
}
