import { parseHTML } from "linkedom";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Header } from "#app/ui/header.tsx";
import { type PageContext, PageProvider } from "#app/ui/page-context.tsx";
import { somewhere } from "../../../tests/support/place.ts";
import type { Answers } from "../answers.ts";
import { folded, question, rows, section, step, when } from "../builders.ts";
import { is } from "../conditions/condition.ts";
import { yesNo } from "../fields/choice.tsx";
import { text } from "../fields/text.tsx";
import type { Errors } from "../validate.ts";
import { formId, StepForm } from "./step-form.tsx";

const family = step("family", [
  section("home", {
    has: question(yesNo()),
    ...when(is("has", "yes"), { street: question(text({ max: 9 })) }),
  }),
  section("siblings", {
    siblings: rows({ known: question(yesNo()), sex: question(text({ max: 9 })) }, { min: 1, max: 3 }),
  }),
]);
const words = (short: string) => ({ label: `${short}?`, short });
const texts = {
  has: words("Home"),
  street: words("Street"),
  "siblings[].known": words("Known"),
  "siblings[].sex": words("Sex"),
};

interface Given {
  answers?: Answers;
  errors?: Errors;
  focus?: string;
  place?: Partial<PageContext>;
}

function draw({ answers = {}, errors = {}, focus, place }: Given = {}) {
  const here: PageContext = {
    ...somewhere,
    ...place,
  };
  const html = renderToString(
    <PageProvider value={here}>
      <Header form={{ id: formId, submit: "Go on" }} />
      <StepForm
        step={family}
        answers={answers}
        errors={errors}
        texts={texts}
        focus={focus}
        submit="Send"
        heading={({ name }) => `About ${name}`}
        after={({ name }) => <p>{`End of ${name}`}</p>}
      >
        <button type="submit" name="intent" value="clear">
          Clear
        </button>
      </StepForm>
    </PageProvider>,
  );
  const { document } = parseHTML(`<html><body>${html}</body></html>`);
  const form = document.getElementById(formId)!;
  const buttons = [...document.querySelectorAll("button")].filter(
    (button) => form.contains(button) || button.getAttribute("form") === formId,
  );
  return {
    html,
    document,
    form,
    buttons: buttons.map((button) => [button.getAttribute("value"), button.textContent]),
    value: (name: string) => document.querySelector(`[name="${name}"]`)?.getAttribute("value"),
  };
}

describe("the form of a step", () => {
  test("posts to its own address in the language of the page, unchecked by the browser", () => {
    const { form } = draw({ place: { language: "mi" } });
    expect(form.getAttribute("action")).toBe("/mi/form");
    expect(form.getAttribute("method")).toBe("post");
    expect(form.hasAttribute("novalidate")).toBe(true);
  });

  test("carries the form token [quality/forgery/token]", () => {
    expect(draw().value("_csrf")).toBe("the-token");
  });

  test("draws every question, those hidden by a condition too, each section under its heading", () => {
    const { document } = draw();
    const headings = [...document.querySelectorAll("form > section")].map((section) => [
      section.id,
      document.getElementById(section.getAttribute("aria-labelledby")!)?.textContent,
      section.querySelectorAll(".question").length,
    ]);
    expect(headings).toEqual([
      ["home", "About home", 2],
      ["siblings", "About siblings", 2],
    ]);
    expect(document.querySelector("#home > p:last-child")?.textContent).toBe("End of home");
  });

  test("the first submit button goes on, so that Enter never does anything but continue [quality/accessibility/enter] [birth/wizard/enter]", () => {
    const { buttons } = draw({ answers: { "siblings.rows": "2" } });
    expect(buttons[0]?.[0]).toBe("next");
    expect(buttons).toContainEqual(["next", "Send"]);
  });

  test("further buttons stand beside it", () => {
    expect(draw().buttons.at(-1)).toEqual(["clear", "Clear"]);
  });

  test("messages stand at their questions", () => {
    const { document } = draw({ errors: { has: ["Choose one"], "siblings[0].sex": ["Too long"] } });
    const messages = [...document.querySelectorAll("[data-error]")].map(({ id, textContent }) => [
      id,
      textContent,
    ]);
    expect(messages).toEqual([
      ["q0-e", "Choose one"],
      ["q3-e", "Too long"],
    ]);
  });

  test("the question that the address names takes the focus, no other", () => {
    const { document } = draw({ focus: "street" });
    expect([...document.querySelectorAll("#f [autofocus]")].map(({ id }) => id)).toEqual(["q1-1"]);
  });

  test("sends no script to a browser that asks to be sent less", () => {
    expect(draw().html).toContain("<x-island");
    expect(draw({ place: { saveData: true } }).html).not.toMatch(/<script|x-island/);
  });
});

describe("repeated rows in a form", () => {
  const names = ({ document }: ReturnType<typeof draw>) => [
    ...new Set(
      [...document.querySelectorAll("#siblings [name]")].map((control) => control.getAttribute("name")),
    ),
  ];

  test("the controls are named after their row and a hidden control counts the rows", () => {
    const page = draw({ answers: { "siblings[1].sex": "f" } });
    expect(names(page)).toEqual([
      "siblings[0].known",
      "siblings[0].sex",
      "intent",
      "siblings[1].known",
      "siblings[1].sex",
      "siblings.rows",
    ]);
    expect(page.value("siblings.rows")).toBe("2");
    expect(page.value("siblings[1].sex")).toBe("f");
  });

  test("each row above the minimum can be taken out, by a button that names it", () => {
    const { buttons } = draw({ answers: { "siblings.rows": "2" } });
    expect(buttons).toContainEqual(["remove:siblings[0]", "Remove 1"]);
    expect(buttons).toContainEqual(["remove:siblings[1]", "Remove 2"]);
    expect(draw().buttons.map(([value]) => value)).not.toContain("remove:siblings[0]");
  });

  test("a row can be added up to the maximum", () => {
    expect(draw().buttons).toContainEqual(["add:siblings", "Add another"]);
    expect(draw({ answers: { "siblings.rows": "3" } }).buttons.map(([value]) => value)).not.toContain(
      "add:siblings",
    );
  });
});

describe("rows that are declared in place", () => {
  const children = step("children", [
    section("children", {
      "children[0]": { name: question(text({ max: 9 })) },
      "children[1]": { name: question(text({ max: 9 })) },
    }),
  ]);

  test("share their words, with the number of each put in", () => {
    const html = renderToString(
      <PageProvider value={somewhere}>
        <StepForm
          step={children}
          answers={{ "children[1].name": "Ana" }}
          errors={{}}
          texts={{ "children[].name": { label: "Name of child {{row}}", short: "Child {{row}}" } }}
          submit="Next"
          heading={({ name }) => name}
        />
      </PageProvider>,
    );
    const { document } = parseHTML(`<html><body>${html}</body></html>`);
    expect([...document.querySelectorAll("label")].map(({ textContent }) => textContent)).toEqual([
      "Name of child 1",
      "Name of child 2",
    ]);
    expect(document.querySelector('[name="children[1].name"]')?.getAttribute("value")).toBe("Ana");
    expect(document.querySelector("[value^=add], [value^=remove]")).toBeNull();
  });
});

describe("a section that few people need", () => {
  const few = step("few", [
    folded(section("more", { note: question(text({ max: 9 }), { required: false }) })),
    section("home", { has: question(yesNo()) }),
  ]);
  const isOpen = (given: Pick<Given, "answers" | "errors" | "focus">) => {
    const html = renderToString(
      <PageProvider value={somewhere}>
        <StepForm
          step={few}
          answers={given.answers ?? {}}
          errors={given.errors ?? {}}
          texts={{ note: words("Note"), has: words("Home") }}
          focus={given.focus}
          heading={({ name }) => `About ${name}`}
        />
      </PageProvider>,
    );
    const { document } = parseHTML(`<main>${html}</main>`);
    expect(document.querySelectorAll("details")).toHaveLength(1);
    expect(document.querySelector("#more summary h2")?.textContent).toBe("About more");
    return document.querySelector("#more details")?.hasAttribute("open");
  };

  test.each<[string, boolean, Pick<Given, "answers" | "errors" | "focus">]>([
    ["nothing in it is answered", false, { answers: { has: "yes" } }],
    ["something in it is answered", true, { answers: { note: "Hello" } }],
    ["something in it is wrong", true, { errors: { note: ["Too long"] } }],
    ["somebody comes to a question in it", true, { focus: "note" }],
  ])("%s: open is %s", (_, open, given) => {
    expect(isOpen(given)).toBe(open);
  });
});
