import { closest, type Listen } from "../listen.ts";
import { updateMessages } from "./messages.ts";
import { updateSummary } from "./summary.ts";
import { parsePage, updateVisibility } from "./visibility.ts";

/** Milliseconds between the last change and the check. */
const delay = 300;

/**
 * Checks the questions that the visitor has changed: sends the form with the intent `check` and takes the messages from the page that
 * comes back.
 */
export function recheckChanged(form: HTMLFormElement, listen: Listen, stopped: AbortSignal) {
  const checker = pageChecker(form);
  const changed = new Set<string>();
  stopped.onabort = checker.stop;

  listen(form, "input", (event) => {
    const question = closest(event, ".question");
    if (!question) return;
    changed.add(question.id);
    if (hasError(question)) checker.start();
  });
  listen(form, "focusout", (event) => {
    const question = closest(event, ".question");
    const isStillInside = question?.contains(event.relatedTarget as Node | null);
    if (question && !isStillInside && changed.has(question.id)) checker.add(question.id);
  });
  // A message that appears while something is being pressed would move it away from under the pointer.
  listen(document, "pointerdown", checker.hold);
  for (const end of ["pointerup", "pointercancel"]) listen(document, end, checker.release);
}

/** Checks the whole page after a pause, not while it is held, and shows the messages of the questions that were added. */
function pageChecker(form: HTMLFormElement) {
  const shown = new Set(questionsOf(document).flatMap((each) => (hasError(each) ? each.id : [])));
  let isHeld = false;
  let isWaiting = false;
  let request: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const start = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), delay);
  };
  async function check() {
    request?.abort();
    request = new AbortController();
    // If that fails, the form is checked when it is sent.
    const html = await fetchChecked(form, request.signal).catch(() => undefined);
    if (html === undefined) return;
    if (isHeld) {
      isWaiting = true;
      return;
    }
    const page = parsePage(html);
    for (const question of questionsOf(page)) {
      const here = document.getElementById(question.id);
      if (here && shown.has(question.id)) updateMessages(question, here);
    }
    updateVisibility(page);
    updateSummary();
  }
  return {
    start,
    add(id: string) {
      shown.add(id);
      if (isHeld) isWaiting = true;
      else start();
    },
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
      if (isWaiting) start();
      isWaiting = false;
    },
    stop() {
      clearTimeout(timer);
      request?.abort();
    },
  };
}

async function fetchChecked(form: HTMLFormElement, signal: AbortSignal): Promise<string | undefined> {
  const body = new FormData(form);
  body.set("intent", "check");
  const answer = await fetch(location.pathname, { method: "POST", body, signal });
  return answer.ok ? answer.text() : undefined;
}

const questionsOf = (page: Document): HTMLElement[] => [...page.querySelectorAll<HTMLElement>(".question")];
const hasError = (question: HTMLElement): boolean => question.querySelector("[data-error]") !== null;
