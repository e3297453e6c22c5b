import { Form, type Submit } from "./form.ts";
import { parse } from "./html.ts";
import type { Received } from "./http.ts";

/** An answer of the site, read as a visitor reads it. */
export class Page {
  readonly document: Document;
  readonly #submit: Submit<Page>;

  constructor(
    /** Path and query, after redirects. */
    readonly address: string,
    readonly received: Received,
    submit: Submit<Page>,
    /** Milliseconds that the slowest answer on the way here took, redirects included. */
    readonly slowest: number = received.took,
  ) {
    const isHtml = received.headers["content-type"]?.startsWith("text/html");
    this.document = parse(isHtml ? received.text : "<!DOCTYPE html><html></html>");
    this.#submit = submit;
  }

  get status(): number {
    return this.received.status;
  }

  get html(): string {
    return this.received.text;
  }

  get title(): string {
    return this.document.querySelector("title")?.textContent ?? "";
  }

  get language(): string {
    return this.document.documentElement.getAttribute("lang") ?? "";
  }

  /** The words of the page, or of the first element that a selector finds. */
  text(selector = "body"): string {
    return readable(this.document.querySelector(selector));
  }

  /** The words of every element that a selector finds. */
  texts(selector: string): string[] {
    return [...this.document.querySelectorAll(selector)].map(readable);
  }

  /** The address of the first link with these words. @param within a selector: the page's menus are left out by `main` */
  link(words: string, within = "body"): string {
    const links = [...this.document.querySelectorAll(`${within} a`)];
    const found = links.find((link) => readable(link).includes(words));
    if (!found) throw new Error(`No link "${words}" on ${this.address}`);
    return found.getAttribute("href") ?? "";
  }

  /** The form that changes something, or the one with an id. */
  form(id?: string): Form<Page> {
    const forms = [...this.document.querySelectorAll("form")];
    const found = forms.find((form) => (id ? form.id === id : form.getAttribute("method") === "post"));
    if (!found) throw new Error(`No form ${id ?? "to post"} on ${this.address} (${this.status})`);
    return new Form(found, this.document, this.address, this.#submit);
  }

  /** The messages of the error summary, each with the id it leads to. */
  errors(): { text: string; target: string }[] {
    return [...this.document.querySelectorAll("[data-error-summary] a")].map((link) => ({
      text: readable(link),
      target: (link.getAttribute("href") ?? "").replace(/^#/, ""),
    }));
  }

  /** The names of all controls that a visitor can fill in or press. */
  controls(): Set<string> {
    const named = [...this.document.querySelectorAll("main [name]")];
    return new Set(named.map((control) => control.getAttribute("name") ?? ""));
  }
}

/** Words with single spaces between them, without those of style sheets and scripts. */
export function readable(node: Node | null): string {
  return words(node).replace(/\s+/g, " ").trim();
}

const unread = new Set(["STYLE", "SCRIPT", "TEMPLATE"]);
/** Elements that stand in a line of text; all others end it. */
const inline = new Set(["A", "ABBR", "B", "BUTTON", "EM", "I", "SPAN", "STRONG"]);

const ELEMENT = 1;
const TEXT = 3;

function words(node: Node | null): string {
  if (node?.nodeType === TEXT) return node.textContent ?? "";
  if (node?.nodeType !== ELEMENT) return "";
  const { nodeName } = node;
  if (unread.has(nodeName)) return "";
  const text = [...node.childNodes].map(words).join("");
  return inline.has(nodeName) ? text : ` ${text} `;
}
