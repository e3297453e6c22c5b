import { build } from "esbuild";
import { parseHTML } from "linkedom";
import { root } from "../paths.mjs";

export const trivialWorker = () =>
  bundled(`
    import { Hono } from "hono";
    const app = new Hono();
    app.get("/", (c) => c.text("ok"));
    export default app;`);

/**
 * Rewrites a page as one Hono JSX component, element by element, in a Hono worker that renders it for each request. This is about
 * the least that rendered HTML can cost: no text lookups, nested components or headers.
 * @param {{ isRaw?: (element: Element) => boolean }} [options] elements whose content is inserted as one piece of HTML
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
