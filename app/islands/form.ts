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
  leadToControls(listen);
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
    if (question && isWrong(question)) checkSoon();
  });

  listen(form, "focusout", ({ target, relatedTarget }: FocusEvent) => {
    const question = questionOf(target);
    if (!question || question.contains(relatedTarget as Node | null) || !isChanged(question)) return;
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

  stopped.addEventListener("abort", () => {
    clearTimeout(timer);
    checking?.abort();
  });
}

function keepEnterFromSending(form: HTMLFormElement, listen: Listen) {
  listen(form, "keydown", (event: KeyboardEvent) => {
    const isInput = event.target instanceof HTMLInputElement;
    if (event.key === "Enter" && isInput && !event.isComposing) event.preventDefault();
  });
}

/** A button that takes its time says meanwhile what is being done; a page that is come back to does not. */
function sayWhatIsDone(form: HTMLFormElement, listen: Listen) {
  // A status by itself.
  const status = document.createElement("output");
  status.className = "waiting";
  listen(form, "submit", ({ submitter }: SubmitEvent) => {
    const words = submitter?.dataset.waiting;
    if (!words) return;
    submitter.after(status);
    status.textContent = words;
  });
  listen(window, "pageshow", () => status.remove());
}

/** A link of the error summary leads to the control itself, with the whole question in sight. */
function leadToControls(listen: Listen) {
  listen(document, "click", (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("[data-error-summary] a") : null;
    const control = link && document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
    if (!control) return;
    event.preventDefault();
    questionOf(control)?.scrollIntoView();
    control.focus({ preventScroll: true });
  });
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
const questionOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(".question") : null;
const isWrong = (question: HTMLElement): boolean => question.querySelector("[data-error]") !== null;

function isChanged(question: HTMLElement): boolean {
  return [...question.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input,select,textarea")].some(
    (control) =>
      control instanceof HTMLSelectElement
        ? [...control.options].some((option) => option.selected !== option.defaultSelected)
        : control.checked !== control.defaultChecked || control.value !== control.defaultValue,
  );
}

export default form;
