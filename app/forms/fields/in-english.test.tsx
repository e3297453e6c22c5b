import { parseHTML } from "linkedom";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { PageProvider } from "#app/ui/page-context.tsx";
import { somewhere } from "../../../tests/support/place.ts";
import { question, section, step } from "../builders.ts";
import { withEnglish } from "../question-words.ts";
import { questionsOf } from "../questions.ts";
import { StepForm } from "../view/step-form.tsx";
import { yesNo } from "./choice.tsx";
import { declaration, declared } from "./declaration.tsx";

const formWords = wordsOf("forms");

const form = step("form", [
  section("one", {
    truth: question(declaration()),
    consent: question(declared(yesNo())),
    other: question(yesNo()),
  }),
]);
const english = {
  truth: { label: "I declare that it is true.", hint: "It is an offence.", short: "I agree" },
  consent: { label: "May we ask?" },
  other: { label: "Is it so?" },
};
const maori = {
  truth: { label: "E whakapuaki ana ahau he pono.", hint: "He hara tēnei.", short: "E whakaae ana ahau" },
  consent: { label: "Ka taea te pātai?" },
  other: { label: "He pērā?" },
};

function drawn(language: "en" | "mi") {
  const texts = language === "mi" ? withEnglish(maori, english, questionsOf(form, {})) : english;
  const html = renderToString(
    <PageProvider value={{ ...somewhere, language }}>
      <StepForm step={form} answers={{}} errors={{}} texts={texts} heading={() => null} />
    </PageProvider>,
  );
  return parseHTML(`<main>${html}</main>`).document;
}

describe("what is declared or agreed to in Māori", () => {
  const beside = [...drawn("mi").querySelectorAll('[lang="en-NZ"]')].map((element) => element.textContent);

  test("stands in English beside it, with its lang, and nothing else does", () => {
    const summary = formWords("en")("inEnglish");
    expect(beside).toEqual([summary, "I declare that it is true.It is an offence.", summary, "May we ask?"]);
  });

  test("is said to count in English", () => {
    expect(
      drawn("mi").querySelector("main")?.textContent.split(formWords("mi")("englishCounts")),
    ).toHaveLength(3);
  });

  test("stands once where the page is in English", () => {
    expect(drawn("en").querySelector("[lang]")).toBeNull();
    expect(drawn("en").querySelector("main")?.textContent.split("I declare that it is true.")).toHaveLength(
      2,
    );
  });
});
