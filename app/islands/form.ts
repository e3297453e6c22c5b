import { takeMessages } from "./form/messages.ts";
import { readPage, takeSight } from "./form/sight.ts";
import type { Island } from "./runtime.ts";

/** Milliseconds between the last touch and the check. */
const pause = 300;

type Listen = <E extends Event>(target: EventTarget, type: string, handle: (event: E) => void) => void;

/** Makes a long form nicer: touched questions are checked, Enter does not send it, errors lead to their controls. */
const form: Island = (element) => {
  const form = element.querySelector("form");
  if (!form) return () => {};
  const stopped = new AbortController();
  const listen: Listen = (target, type, handle) =>
    target.addEventListener(type, handle as (event: Event) => void, { signal: stopped.signal });
  checkTouched(form, listen, stopped.signal);
  keepEnterFromSending(form, listen);
  // A page that shows errors answers a POST: without this, Back would ask to send the form again.
  if (document.querySelector("[data-error-summary]")) history.replaceState(null, "", location.href);
  followLinks(form, listen);
  sayWhatIsDone(form, listen);
  return () => stopped.abort();
};

/**
 * The server stays the only place that knows what is right: questions the visitor has touched are checked again by
 * sending the form with the intent `check` and taking the messages from the page that comes back.
 */
function checkTouched(form: HTMLFormElement, listen: Listen, stopped: AbortSignal) {
  const touched = new Set<string>(
    questions(document)
      .filter(isWrong)
      .map(({ id }) => id),
  );
  const changed = new Set<string>();
  let isPressing = false;
  let isWaiting = false;
  let checking: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const checkSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), pause);
  };

  listen(form, "input", ({ target }: Event) => {
    const question = questionOf(target);
    if (!question) return;
    changed.add(question.id);
    if (isWrong(question)) checkSoon();
  });

  listen(form, "focusout", ({ target, relatedTarget }: FocusEvent) => {
    const question = questionOf(target);
    if (!question || question.contains(relatedTarget as Node | null) || !changed.has(question.id)) return;
    touched.add(question.id);
    if (isPressing) isWaiting = true;
    else checkSoon();
  });

  // A message that appears while something is being pressed would move it away from under the pointer.
  listen(document, "pointerdown", () => {
    isPressing = true;
  });
  for (const end of ["pointerup", "pointercancel"]) {
    listen(document, end, () => {
      isPressing = false;
      if (isWaiting) checkSoon();
      isWaiting = false;
    });
  }

  async function check() {
    checking?.abort();
    checking = new AbortController();
    const body = new FormData(form);
    body.set("intent", "check");
    // Without an answer nothing is said: the form is checked again when it is sent.
    const html = await checkedPage(body, checking.signal).catch(() => undefined);
    if (html === undefined) return;
    if (isPressing) {
      isWaiting = true;
      return;
    }
    const page = readPage(html);
    for (const question of questions(page)) {
      const here = document.getElementById(question.id);
      if (here && touched.has(question.id)) takeMessages(question, here);
    }
    takeSight(page);
    settleSummary();
  }

  stopped.onabort = () => {
    clearTimeout(timer);
    checking?.abort();
  };
}

function keepEnterFromSending(form: HTMLFormElement, listen: Listen) {
  listen(form, "keydown", (event: KeyboardEvent) => {
    const isTyped = event.target instanceof HTMLInputElement && !event.isComposing;
    if (event.key === "Enter" && isTyped) event.preventDefault();
  });
}

/** A button that takes its time says meanwhile what is being done; a page that is come back to does not. */
function sayWhatIsDone(form: HTMLFormElement, listen: Listen) {
  // A status by itself.
  const status = document.createElement("output");
  status.className = "waiting";
  listen(form, "submit", ({ submitter }: SubmitEvent) => {
    status.textContent = submitter?.dataset.waiting ?? "";
    submitter?.after(status);
  });
  listen(window, "pageshow", () => status.remove());
}

/**
 * A link of the error summary leads to the control itself, with the whole question in sight. One to another step presses a button that
 * leads there: what is typed is kept.
 */
function followLinks(form: HTMLFormElement, listen: Listen) {
  listen(document, "click", (event: MouseEvent) => {
    const link = around<HTMLAnchorElement>(event.target, "a");
    if (!link || event.ctrlKey || event.metaKey) return;
    const { intent } = link.dataset;
    const control = link.closest("[data-error-summary]") && document.getElementById(link.hash.slice(1));
    if (!intent && !control) return;
    event.preventDefault();
    if (intent) press(form, intent);
    questionOf(control)?.scrollIntoView();
    control?.focus({ preventScroll: true });
  });
}

function press(form: HTMLFormElement, value: string) {
  const button = document.createElement("button");
  form.append(Object.assign(button, { name: "intent", value, hidden: true }));
  form.requestSubmit(button);
}

/** Takes the lines of what is mended out of the error summary; with the last one the summary goes. */
function settleSummary() {
  const summary = document.querySelector("[data-error-summary]");
  for (const link of summary?.querySelectorAll("a") ?? []) {
    const control = document.getElementById(link.hash.slice(1));
    if (!control?.hasAttribute("aria-invalid")) link.closest("li")?.remove();
  }
  if (!summary || summary.querySelector("a")) return;
  summary.remove();
  document.title = document.title.replace(/^[^:–]+: /, "");
}

/** The same page as the server draws it with what is typed now; nothing when it does not. */
async function checkedPage(body: FormData, signal: AbortSignal): Promise<string | undefined> {
  const answer = await fetch(location.pathname, { method: "POST", body, signal });
  return answer.ok ? answer.text() : undefined;
}

const questions = (page: Document): HTMLElement[] => [...page.querySelectorAll<HTMLElement>(".question")];
const around = <E extends HTMLElement>(target: EventTarget | null, selector: string): E | null =>
  target instanceof Element ? target.closest<E>(selector) : null;
const questionOf = (target: EventTarget | null) => around(target, ".question");
const isWrong = (question: HTMLElement): boolean => question.querySelector("[data-error]") !== null;

export default form;
