import { build } from "esbuild";
import { parseHTML } from "linkedom";
import { root } from "../paths.mjs";

/**
 * Writes a page again as one Hono JSX component, element by element, and bundles a Hono worker that draws it to a
 * string for each request. This is about the least that HTML drawn anew can cost: no texts are looked up, no
 * component is nested, no header is added.
 * @param {string} html a page of the site, as sent
 * @returns {Promise<string>} the worker's script
 */
export async function honoWorker(html) {
  const { document } = parseHTML(html);
  const contents = `
    import { Hono } from "hono";
    const Page = () => ${jsxOf(document.documentElement)};
    const app = new Hono();
    app.get("*", (c) => c.html("<!DOCTYPE html>" + <Page />));
    export default app;`;
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

function jsxOf(node) {
  if (node.nodeType === 3) return `{${JSON.stringify(node.textContent)}}`;
  if (node.nodeType !== 1) return "";
  const tag = node.localName;
  const attributes = [...node.attributes].map(({ name, value }) => ` ${name}={${JSON.stringify(value)}}`);
  if (tag === "style") {
    const sheet = JSON.stringify({ __html: node.textContent });
    return `<style${attributes.join("")} dangerouslySetInnerHTML={${sheet}} />`;
  }
  return `<${tag}${attributes.join("")}>${[...node.childNodes].map(jsxOf).join("")}</${tag}>`;
}
