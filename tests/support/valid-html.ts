import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";

/** By itself the validator puts rules and elements together anew for every page, which takes as long as to check one. */
class SameForAll extends StaticConfigLoader {
  #rules: ReturnType<StaticConfigLoader["getConfigFor"]> | undefined;

  override getConfigFor(page: string): ReturnType<StaticConfigLoader["getConfigFor"]> {
    this.#rules ??= super.getConfigFor(page);
    return this.#rules;
  }
}

const validatorWith = (rules: ConfigData) => new HtmlValidate(new SameForAll(rules));

const validator = validatorWith({
  extends: ["html-validate:recommended", "html-validate:a11y"],
  rules: {
    // Taste, not validity: React writes attributes as charSet and hrefLang, and names in HTML know no case.
    "attr-case": "off",
    // Taste as well: React closes empty elements with a slash and writes `checked=""`, which HTML allows.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Check boxes that are one question carry one name, which the specification gives.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button", "reset"] }],
    // The style sheet keeps telephone numbers on one line, so texts need no special spaces.
    "tel-non-breaking": "off",
  },
});

/** The rules that a page may keep to in one language and break in the other: the elements are the same. */
const validatorOfWords = validatorWith({
  rules: {
    "element-permitted-content": "error",
    "empty-heading": "error",
    "empty-title": "error",
    "input-missing-label": "error",
    "long-title": "error",
    "no-raw-characters": "error",
    "text-content": "error",
    "unique-landmark": "error",
    "unrecognized-char-ref": "error",
    "wcag/h30": "error",
    "wcag/h37": "error",
  },
});

/** Selects of one list carry its name as check boxes do, and so does what stands before each child's files; the rule cannot be told. */
const isList = ({ ruleId, message }: { ruleId: string; message: string }): boolean =>
  ruleId === "form-dup-name" && /\.iwi"|"uploads\.child"/.test(message);

/** A mark of our own texts that is shown as letters instead of being drawn. */
const drawnAsText = /&lt;\/?(?:en|mi|b|a href[^&]*)(?:&gt;|>)/g;

/**
 * What breaks the rules of HTML.
 * @param inAll whether all rules are held against it, or only those that look at words
 */
export async function faultsOfHtml(html: string, inAll = true): Promise<string[]> {
  const { results } = await (inAll ? validator : validatorOfWords).validateString(html);
  const marks = (html.match(drawnAsText) ?? []).map((mark) => `mark: ${mark} is shown as text`);
  const faults = results.flatMap(({ messages }) =>
    messages
      .filter((message) => !isList(message))
      .map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
  return [...faults, ...marks];
}
