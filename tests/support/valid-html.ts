import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
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

/** Selects of one list carry its name as check boxes do, and so does what stands before each child's files; the rule cannot be told. */
const isList = ({ ruleId, message }: { ruleId: string; message: string }): boolean =>
  ruleId === "form-dup-name" && /\.iwi"|"uploads\.child"/.test(message);

/** What breaks the rules of HTML. */
export async function faultsOfHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter((message) => !isList(message))
      .map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
}
