const tokens = /<(\/?)([a-z][\w-]*)([^>]*)>|([^<]+)/gi;
const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`);
const [classNames, identifier] = [attribute("class"), attribute("id")];
const characters: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
};
const decoded = (text: string): string =>
  text.includes("&") ? text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => characters[name]!) : text;

/** An element of a page as React writes it: every one is closed, so that a tree of them takes a tenth of a DOM's time. */
export class MarkupElement {
  readonly tag: string;
  readonly id: string;
  readonly classes: readonly string[];
  readonly parent: MarkupElement | undefined;
  readonly contents: (MarkupElement | string)[] = [];

  constructor(tag: string, attributes = "", parent?: MarkupElement) {
    this.tag = tag;
    this.id = identifier.exec(attributes)?.[1] ?? "";
    this.classes = classNames.exec(attributes)?.[1]?.split(" ") ?? [];
    this.parent = parent;
  }

  get children(): MarkupElement[] {
    return this.contents.filter((one) => typeof one !== "string");
  }

  /** Descendants, in the order of the page. @param selector a tag, or a class with a full stop before it */
  all(selector: string): MarkupElement[] {
    return this.children.flatMap((child) => [...(child.is(selector) ? [child] : []), ...child.all(selector)]);
  }

  is(selector: string): boolean {
    return selector.startsWith(".") ? this.classes.includes(selector.slice(1)) : this.tag === selector;
  }

  isIn(selector: string): boolean {
    return this.is(selector) || (this.parent?.isIn(selector) ?? false);
  }

  get text(): string {
    return this.contents.map((one) => (typeof one === "string" ? one : one.text)).join("");
  }
}

/** @throws Error for an element that is not closed */
export function markupOf(html: string): MarkupElement {
  const root = new MarkupElement("");
  let at = root;
  for (const [whole, closing, name = "", attributes, text] of html.matchAll(tokens)) {
    const tag = name.toLowerCase();
    if (text !== undefined) at.contents.push(decoded(text));
    else if (closing) {
      if (at.tag !== tag) throw new Error(`${whole} closes <${at.tag}>`);
      at = at.parent!;
    } else {
      const element = new MarkupElement(tag, attributes, at);
      at.contents.push(element);
      if (!attributes!.endsWith("/")) at = element;
    }
  }
  if (at !== root) throw new Error(`<${at.tag}> is not closed`);
  return root;
}
