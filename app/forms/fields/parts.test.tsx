import { parseHTML } from "linkedom";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { PageProvider } from "#app/ui/page-context.tsx";
import { somewhere } from "../../../tests/support/place.ts";
import type { Answers } from "../answers.ts";
import { question, section, step } from "../builders.ts";
import type { Field } from "../field.ts";
import { questionsOf } from "../questions.ts";
import { validate } from "../validate.ts";
import { QuestionView } from "../view/question-view.tsx";
import { postalAddress } from "./address.tsx";
import { bankAccount } from "./bank-account.tsx";
import { box } from "./box.tsx";
import { selectFrom } from "./select-from.tsx";

const formWords = wordsOf("forms");

const words = { label: "The <mi>kupu</mi>", short: "Q", hint: "A hint" };
const country = selectFrom([
  { value: "NZ", label: "New Zealand" },
  { value: "NU", label: "Niue", lang: "mi" },
]);
const address = postalAddress({
  names: { street: "line1", suburb: "suburb", town: "line2" },
  max: { street: 20, suburb: 20, town: 20 },
});

/** A question as it is drawn after its answers were checked. */
function draw(field: Field, answers: Answers = {}, options: { required?: boolean } = {}) {
  const form = step("form", [section("s", { q: question(field, options) })]);
  const t = formWords("en");
  const asked = questionsOf(form, answers)[0]!;
  const { errors } = validate(form, answers, { q: words }, t);
  const html = renderToString(
    <PageProvider value={somewhere}>
      <QuestionView question={asked} text={words} answers={answers} errors={errors} t={t} focus={false} />
    </PageProvider>,
  );
  return { html, errors, document: parseHTML(`<html><body>${html}</body></html>`).document };
}

const ids = (element: Element | null) => element?.getAttribute("aria-describedby")?.split(" ") ?? [];

describe("a box that may be ticked", () => {
  const drawBox = (given: Answers = {}, required?: boolean) => {
    const { document, errors } = draw(box(), given, required === undefined ? {} : { required });
    return { document, errors, input: document.querySelector("input") };
  };

  test("has one label, beside it, and is described by its hint", () => {
    const { document, input } = drawBox();
    expect([...document.querySelectorAll("label, legend")].map(({ textContent }) => textContent)).toEqual([
      "The kupu",
    ]);
    expect(document.querySelector("label")?.getAttribute("for")).toBe(input?.id);
    expect(ids(input)).toEqual(["q0-h"]);
  });

  test("may be left unticked, and says nothing of that", () => {
    expect(drawBox().errors).toEqual({});
    expect(drawBox({ q: "yes" }).input?.hasAttribute("checked")).toBe(true);
  });

  test("must be ticked where the question says so", () => {
    const { errors, input } = drawBox({}, true);
    expect(Object.keys(errors)).toEqual(["q"]);
    expect(input?.getAttribute("aria-invalid")).toBe("true");
  });
});

describe("parts of a question", () => {
  test("of a bank account only the one that is wrong is marked", () => {
    const { document } = draw(bankAccount(), {
      "q.bank": "01",
      "q.branch": "24",
      "q.body": "0100194",
      "q.suffix": "00",
    });
    const marked = [...document.querySelectorAll("[aria-invalid]")].map((each) => each.getAttribute("name"));
    expect(marked).toEqual(["q.branch"]);
  });

  test("of an address every line that is wrong has its message", () => {
    const { document } = draw(address, { "q.line1": "#12" });
    expect([...document.querySelectorAll("[data-error]")].map(({ id }) => id)).toEqual([
      "q0-e1",
      "q0-e2",
      "q0-e3",
    ]);
    expect(ids(document.querySelector("#q0-2"))).toEqual(["q0-h", "q0-e2"]);
  });

  test("of an account number no browser keeps what was typed [quality/privacy/kept-by-browsers]", () => {
    expect(draw(bankAccount()).html.match(/<input[^>]+inputMode="numeric" autoComplete="off"/g)).toHaveLength(
      4,
    );
  });
});

describe("a list that is data", () => {
  test("shows its options, each in its own language", () => {
    const { document } = draw(country);
    const options = [...document.querySelectorAll("option")];
    expect(options.map((each) => [each.textContent, each.getAttribute("lang")])).toEqual([
      ["Please choose", null],
      ["New Zealand", null],
      ["Niue", "mi"],
    ]);
  });

  test("is read by its label", () => {
    expect(country.read({ q: "NU" }, "q", words, formWords("en"))).toBe("Niue");
  });
});
