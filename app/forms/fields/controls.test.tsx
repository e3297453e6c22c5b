import { parseHTML } from "linkedom";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { type PageContext, PageProvider } from "#app/ui/page-context.tsx";
import { somewhere } from "../../../tests/support/place.ts";
import { textOf } from "../../../tests/support/text-area.ts";
import type { Answers } from "../answers.ts";
import { question, section, step } from "../builders.ts";
import type { Field, QuestionText } from "../field.ts";
import { questionsOf } from "../questions.ts";
import { type Errors, validate } from "../validate.ts";
import { QuestionView } from "../view/question-view.tsx";
import { postalAddress } from "./address.tsx";
import { bankAccount } from "./bank-account.tsx";
import { choice, choices, select, yesNo, yesNoUnknown } from "./choice.tsx";
import { date } from "./date.tsx";
import { declaration } from "./declaration.tsx";
import { hoursPerWeek } from "./hours.tsx";
import { dollars, moneyEvery } from "./money.tsx";
import { clientNumber, irdNumber } from "./numbers.tsx";
import { selectFrom } from "./select-from.tsx";
import {
  documentNumber,
  email,
  mobile,
  name,
  phone,
  place as placeName,
  postcode,
  text,
  wholeNumber,
} from "./text.tsx";
import { textArea } from "./text-area.tsx";
import { username } from "./username.tsx";

const formWords = wordsOf("forms");

const place: PageContext = { ...somewhere, formToken: "token" };

interface Row {
  field: Field;
  /** A bad answer, kept as it was typed. */
  typed: Answers;
  options?: Record<string, string>;
}

const part = (values: Record<string, string>): Answers =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`a.q.${key}`, value]));

const kinds: Record<string, Row> = {
  text: { field: text({ max: 5 }), typed: { "a.q": 'too "long" <b>' } },
  name: { field: name({ max: 75 }), typed: { "a.q": "R2D2" } },
  wholeNumber: { field: wholeNumber({ characters: 3 }), typed: { "a.q": "ten" } },
  phone: { field: phone(), typed: { "a.q": "+64" } },
  email: { field: email(), typed: { "a.q": "a@b" } },
  postcode: { field: postcode(), typed: { "a.q": "12" } },
  select: { field: select(["0", "1", "2", "3"]), typed: { "a.q": "9" } },
  yesNo: { field: yesNo("true", "false"), typed: { "a.q": "maybe" } },
  yesNoUnknown: { field: yesNoUnknown("true", "false"), typed: { "a.q": "maybe" } },
  choice: { field: choice(["red", "blue"]), typed: { "a.q": "x" }, options: { red: "Red", blue: "Blue" } },
  choices: { field: choices(["cat", "dog", "hen", "pig"]), typed: { "a.q": ["cat", "x"] } },
  declaration: { field: declaration(), typed: { "a.q": "no" } },
  date: { field: date(), typed: part({ day: "31", month: "Āperira", year: "1998" }) },
  moneyEvery: { field: moneyEvery({ characters: 8 }), typed: part({ amount: "lots", frequency: "monthly" }) },
  dollars: { field: dollars({ characters: 8 }), typed: { "a.q": "lots" } },
  hours: { field: hoursPerWeek(), typed: { "a.q": "4h" } },
  place: { field: placeName({ max: 9 }), typed: { "a.q": "1, High St." } },
  documentNumber: { field: documentNumber({ max: 9 }), typed: { "a.q": "LA?12" } },
  mobile: { field: mobile(), typed: { "a.q": "031234567" } },
  irdNumber: { field: irdNumber(), typed: { "a.q": "49-091-851" } },
  clientNumber: { field: clientNumber(), typed: { "a.q": "555012343" } },
  username: { field: username(), typed: { "a.q": "#<b>" } },
  textArea: { field: textArea({ max: 20 }), typed: { "a.q": "Why?\n<b>Because</b>" } },
  listed: {
    field: selectFrom([
      { value: "NZ", label: "New Zealand" },
      { value: "NU", label: "Niue" },
    ]),
    typed: { "a.q": "XX" },
  },
  bankAccount: {
    field: bankAccount(),
    typed: part({ bank: "01", branch: "24", body: "0100194", suffix: "00" }),
  },
  postalAddress: {
    field: postalAddress({
      names: { street: "line1", suburb: "suburb", town: "line2" },
      max: { street: 5, suburb: 9, town: 9 },
    }),
    typed: part({ line1: "1 High Street", suburb: "Te Aro", line2: "Ōtaki" }),
  },
};

type Extra = Partial<{
  answers: Answers;
  required: boolean;
  focus: boolean;
  text: QuestionText;
  checked: boolean;
}>;
const plainText: QuestionText = { label: "The question?", short: "The question" };

function draw(
  kind: string,
  { answers = {}, required = true, focus = false, text = plainText, checked = false }: Extra = {},
) {
  const { field, options } = kinds[kind] as Row;
  const form = step("form", [section("s", { a: { q: question(field, { required }) } })]);
  const asked = questionsOf(form, answers)[0]!;
  const t = formWords("en");
  const words = options ? { options, ...text } : text;
  const errors: Errors = checked ? validate(form, answers, { "a.q": words }, t).errors : {};
  const html = renderToString(
    <PageProvider value={place}>
      <QuestionView question={asked} text={words} answers={answers} errors={errors} t={t} focus={focus} />
    </PageProvider>,
  );
  const { document } = parseHTML(`<html><body>${html}</body></html>`);
  const controls = [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")];
  return { html, document, field, controls, message: document.querySelector("[data-error]") };
}

const typedIn = (control: Element): string | null =>
  control.localName === "textarea" ? textOf(control) : control.getAttribute("value");

const withWords: QuestionText = {
  ...plainText,
  hint: "A <mi>kupu</mi> of help",
  help: { title: "More", body: "Some <b>help</b>" },
};
const ids = (element: Element | null) => element?.getAttribute("aria-describedby")?.split(" ") ?? [];

describe.each(Object.keys(kinds))("a question of the kind %s", (kind) => {
  test("has its label, or a legend where it has several controls [quality/accessibility/errors]", () => {
    const { document, field } = draw(kind);
    const label = document.querySelector(field.group ? "fieldset > legend" : 'label[for="q0-1"]');
    expect(label?.textContent).toBe("The question?");
  });

  test("says when it is optional, and never marks a control as required", () => {
    expect(draw(kind, { required: false }).html).toContain("The question? (optional)");
    expect(draw(kind).html).not.toMatch(/\brequired\b/);
  });

  test("its controls have the specification's names", () => {
    const { controls, field } = draw(kind);
    expect([...new Set(controls.map((control) => control.getAttribute("name")))]).toEqual(
      field.parts.map((part) => `a.q${part}`),
    );
  });

  test("every control has an id of its own, the first one the id that error links lead to, and a label", () => {
    const { controls, document } = draw(kind);
    expect(controls[0]?.id).toBe("q0-1");
    expect(new Set(controls.map(({ id }) => id)).size).toBe(controls.length);
    for (const { id } of controls) {
      expect(document.querySelector(`label[for="${id}"]`)?.textContent?.trim()).toBeTruthy();
    }
  });

  test("is not marked as wrong before it is checked", () => {
    const { html, message } = draw(kind, { answers: kinds[kind]!.typed });
    expect(message).toBeNull();
    expect(html).not.toContain("aria-invalid");
  });

  test("a wrong answer has its message beside it, tied to the controls", () => {
    const { controls, document, message } = draw(kind, {
      answers: kinds[kind]!.typed,
      text: withWords,
      checked: true,
    });
    expect(message?.textContent).toBeTruthy();
    expect(message?.id).toMatch(/^q0-e/);
    const marked = controls.filter((control) => control.getAttribute("aria-invalid") === "true");
    expect(marked.length).toBeGreaterThan(0);
    for (const control of marked) expect(ids(control)).toContain(message?.id);
    for (const id of [...document.querySelectorAll("[aria-describedby]")].flatMap(ids)) {
      expect(document.getElementById(id)).not.toBeNull();
    }
  });

  test("the hint belongs to the controls or their group, marks turned into elements", () => {
    const { controls, document, field } = draw(kind, { text: withWords });
    expect(ids(field.group ? document.querySelector("fieldset") : controls[0]!)).toContain("q0-h");
    expect(document.getElementById("q0-h")?.innerHTML).toBe('A <span lang="mi">kupu</span> of help');
    expect(document.querySelector("details > summary")?.textContent).toBe("More");
  });

  test("what was typed is kept, however wrong, and stays text", () => {
    const { html, controls } = draw(kind, { answers: kinds[kind]!.typed, checked: true });
    expect(html).not.toContain("<b>");
    for (const control of controls) {
      const typed = [kinds[kind]!.typed[control.getAttribute("name")!] ?? []].flat();
      if (control.localName === "select") {
        const chosen = control.querySelector("option[selected]")?.getAttribute("value");
        if (control.querySelector(`option[value="${typed[0]}"]`)) expect(chosen).toBe(typed[0]);
      } else if (control.type === "radio" || control.type === "checkbox") {
        expect(control.hasAttribute("checked")).toBe(typed.includes(control.getAttribute("value")!));
      } else expect(typedIn(control)).toBe(typed[0]);
    }
  });

  test("the first control alone takes the focus when the address names the question", () => {
    const focused = draw(kind, { focus: true }).controls.filter((control) =>
      control.hasAttribute("autofocus"),
    );
    expect(focused.map(({ id }) => id)).toEqual(["q0-1"]);
    expect(draw(kind).html).not.toContain("autofocus");
  });
});

describe("options", () => {
  const labels = (kind: string) =>
    [...draw(kind).document.querySelectorAll(".option label")].map((label) => label.textContent);

  test("yes comes before no, then I do not know", () => {
    expect(labels("yesNo")).toEqual(["Yes", "No"]);
    expect(labels("yesNoUnknown")).toEqual(["Yes", "No", "I do not know"]);
  });

  test("have the question's own words where it gives them", () => {
    expect(labels("choice")).toEqual(["Red", "Blue"]);
  });

  test("two short ones stand side by side, long ones below each other", () => {
    const isRow = (options: Record<string, string>) =>
      draw("choice", { text: { ...plainText, options } }).document.querySelector(".options-row") !== null;
    expect(isRow({ red: "Red", blue: "Blue" })).toBe(true);
    expect(isRow({ red: "Yes, we fill it in together", blue: "No" })).toBe(false);
  });

  test("a list begins with nothing chosen", () => {
    const { document } = draw("select");
    expect(document.querySelector("option")?.getAttribute("value")).toBe("");
    expect(document.querySelector("option")?.textContent).toBe("Please choose");
  });

  test("the frequency of an amount is weekly from the start [financial-help/questions/income]", () => {
    expect(draw("moneyEvery").document.querySelector("option[selected]")?.getAttribute("value")).toBe(
      "weekly",
    );
  });
});
