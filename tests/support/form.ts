import { textOf } from "./text-area.ts";

/** Carries a form's submission to the site and brings the page that follows. */
export type Submit<P> = (form: {
  method: string;
  action: string;
  fields: readonly (readonly [string, string])[];
}) => Promise<P>;

/** What is typed or chosen, by the name of the control; a list where several are chosen. */
export type Filling = Readonly<Record<string, string | readonly string[]>>;

/** A button, by its words or by its name and value. */
export type Button = string | { name: string; value: string };

/** Text areas whose words were brought into the form in which they are typed. */
const read = new WeakSet<Element>();

/** A form as it stands in a page, filled in and sent as a browser without a script does it. */
export class Form<P> {
  readonly #form: Element;
  #controls: readonly Element[];
  readonly #address: string;
  readonly #submit: Submit<P>;

  constructor(form: Element, document: Document, address: string, submit: Submit<P>) {
    this.#form = form;
    this.#address = address;
    this.#submit = submit;
    this.#controls = [...document.querySelectorAll("input, select, textarea, button")].filter(
      (control) => ownerOf(control) === form || (form.id !== "" && control.getAttribute("form") === form.id),
    );
    for (const control of this.#controls)
      if (control.nodeName === "TEXTAREA" && !read.has(control)) {
        control.textContent = textOf(control);
        read.add(control);
      }
  }

  /** Fills controls in. Only what the page offers can be filled in or chosen; "" or [] empties. */
  fill(filling: Filling): this {
    for (const [name, value] of Object.entries(filling)) this.#fillOne(name, [value].flat());
    return this;
  }

  /** Leaves out a control that the page has. */
  without(name: string): this {
    this.#controls = this.#controls.filter((control) => control.getAttribute("name") !== name);
    return this;
  }

  /** What stands under a name at the moment: one value for each control that would be sent. */
  valuesOf(name: string): string[] {
    return this.fields().flatMap(([key, value]) => (key === name ? [value] : []));
  }

  /** Names and values in the order in which a browser would send them, hidden controls included. */
  fields(pressed?: Element): [string, string][] {
    return this.#controls.flatMap((control) => {
      const name = control.getAttribute("name");
      if (!name || control.hasAttribute("disabled")) return [];
      if (control === pressed) return [[name, control.getAttribute("value") ?? ""] as [string, string]];
      return currentValues(control).map((value): [string, string] => [name, value]);
    });
  }

  /** Presses a button; nothing = the first one, as Enter does. */
  submit(button?: Button): Promise<P> {
    return this.submitWith([], button);
  }

  /** Sends the form with a value in place of what stands under a name, offered or not. */
  replaceAndSubmit(name: string, value: string, button?: Button): Promise<P> {
    const others = this.fields(this.#button(button)).filter(([key]) => key !== name);
    return this.#send(this.#button(button), [...others, [name, value]]);
  }

  /** Sends the form with further fields that the page never offered. */
  submitWith(extra: readonly (readonly [string, string])[], button?: Button): Promise<P> {
    const pressed = this.#button(button);
    return this.#send(pressed, [...this.fields(pressed), ...extra]);
  }

  #send(pressed: Element, fields: readonly (readonly [string, string])[]): Promise<P> {
    const method = pressed.getAttribute("formmethod") ?? this.#form.getAttribute("method") ?? "get";
    const action = pressed.getAttribute("formaction") ?? this.#form.getAttribute("action") ?? this.#address;
    return this.#submit({ method, action, fields });
  }

  #button(wanted?: Button): Element {
    const buttons = this.#controls.filter(
      (control) => isSubmit(control) && !control.hasAttribute("disabled"),
    );
    const found = buttons.find((button) => wanted === undefined || matches(button, wanted));
    if (!found) throw new Error(`No button ${JSON.stringify(wanted)} on ${this.#address}`);
    return found;
  }

  #fillOne(name: string, values: readonly string[]): void {
    const controls = this.#controls.filter((control) => control.getAttribute("name") === name);
    const [first] = controls;
    if (!first) throw new Error(`No control "${name}" on ${this.#address}`);
    if (isChoice(first)) choose(controls, values, name);
    else if (first.nodeName === "SELECT") select(first, values[0] ?? "", name);
    else if (first.nodeName === "TEXTAREA") first.textContent = values[0] ?? "";
    else first.setAttribute("value", values[0] ?? "");
  }
}

const ownerOf = (control: Element): Element | null =>
  control.hasAttribute("form") ? null : control.closest("form");

const typeOf = (control: Element): string => (control.getAttribute("type") ?? "text").toLowerCase();
const isChoice = (control: Element): boolean => ["radio", "checkbox"].includes(typeOf(control));
const isSubmit = (control: Element): boolean =>
  control.nodeName === "BUTTON"
    ? (control.getAttribute("type") ?? "submit") === "submit"
    : control.nodeName === "INPUT" && typeOf(control) === "submit";

function matches(button: Element, wanted: Button): boolean {
  if (typeof wanted === "string") return (button.textContent ?? "").trim() === wanted;
  return button.getAttribute("name") === wanted.name && button.getAttribute("value") === wanted.value;
}

function choose(controls: readonly Element[], values: readonly string[], name: string): void {
  const offered = controls.map((control) => control.getAttribute("value") ?? "on");
  const strange = values.find((value) => !offered.includes(value));
  if (strange !== undefined) throw new Error(`"${name}" offers ${offered.join(", ")}, not "${strange}"`);
  for (const control of controls) {
    if (values.includes(control.getAttribute("value") ?? "on")) control.setAttribute("checked", "");
    else control.removeAttribute("checked");
  }
}

function select(control: Element, value: string, name: string): void {
  const options = [...control.querySelectorAll("option")];
  const wanted = options.find((option) => option.getAttribute("value") === value);
  if (!wanted) throw new Error(`"${name}" does not offer "${value}"`);
  for (const option of options) option.removeAttribute("selected");
  wanted.setAttribute("selected", "");
}

function currentValues(control: Element): string[] {
  if (control.nodeName === "BUTTON" || ["submit", "button", "image", "reset"].includes(typeOf(control)))
    return [];
  if (isChoice(control)) {
    return control.hasAttribute("checked") ? [control.getAttribute("value") ?? "on"] : [];
  }
  if (control.nodeName === "SELECT") {
    const options = [...control.querySelectorAll("option")];
    const chosen = options.find((option) => option.hasAttribute("selected")) ?? options[0];
    return chosen ? [chosen.getAttribute("value") ?? chosen.textContent ?? ""] : [];
  }
  if (control.nodeName === "TEXTAREA") return [control.textContent ?? ""];
  return [control.getAttribute("value") ?? ""];
}
