import { build } from "esbuild";
import { parseHTML } from "linkedom";
import { root } from "../paths.mjs";

/** A worker with one route that says "ok": what a request costs when there is nothing to do. */
export const trivialWorker = () =>
  bundled(`
    import { Hono } from "hono";
    const app = new Hono();
    app.get("/", (c) => c.text("ok"));
    export default app;`);

/**
 * Writes a page again as one Hono JSX component, element by element, and bundles a Hono worker that draws it to a
 * string for each request. This is about the least that HTML drawn anew can cost: no texts are looked up, no
 * component is nested, no header is added.
 * @param {string} html a page of the site, as sent
 * @param {{ isRaw?: (element: Element) => boolean }} [options] elements whose inside is put in as one piece of HTML
 * @returns {Promise<string>} the worker's script
 */
export function honoWorker(html, { isRaw = () => false } = {}) {
  const { document } = parseHTML(html);
  return bundled(`
    import { Hono } from "hono";
    const Page = () => ${jsxOf(document.documentElement, isRaw)};
    const app = new Hono();
    app.get("*", (c) => c.html("<!DOCTYPE html>" + <Page />));
    export default app;`);
}

/** Rich text of the content service is one piece of HTML to our own pages too. */
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
