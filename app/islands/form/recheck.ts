import { closest, type Listen } from "../dom/listen.ts";
import { updateMessages } from "./messages.ts";
import { updateSummary } from "./summary.ts";
import { updateVisibility } from "./visibility.ts";

/** Milliseconds between the last change and the check. */
const delay = 300;

export function recheckChanged(form: HTMLFormElement, listen: Listen, stopped: AbortSignal) {
  const shown = new Set(questionsOf(document).flatMap((each) => (hasError(each) ? each.id : [])));
  const changed = new Set<string>();
  let isPressing = false;
  let isWaiting = false;
  let request: XMLHttpRequest | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const check = () => {
    request?.abort();
    request = askChecked(form, (page) => {
      if (isPressing) isWaiting = true;
      else update(page, shown);
    });
  };
  const checkSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(check, delay);
  };

  listen(form, "input", (event) => {
    const question = closest(event, ".question");
    if (!question) return;
    changed.add(question.id);
    if (hasError(question)) checkSoon();
  });
  listen(form, "focusout", (event) => {
    const question = closest(event, ".question");
    // Later, because the focus is nowhere on its way; when the window loses it, it stays in its control.
    setTimeout(() => {
      if (!question || question.contains(document.activeElement)) return;
      if (shown.has(question.id) && !changed.delete(question.id)) return;
      shown.add(question.id);
      if (isPressing) isWaiting = true;
      else checkSoon();
    });
  });
  // A message appearing during a press would move the target away from the pointer.
  listen(document, "pointerdown", () => {
    isPressing = true;
  });
  for (const end of ["pointerup", "pointercancel"])
    listen(document, end, () => {
      isPressing = false;
      if (isWaiting) checkSoon();
      isWaiting = false;
    });
  stopped.onabort = () => {
    clearTimeout(timer);
    request?.abort();
  };
}

function update(page: Document, shown: ReadonlySet<string>) {
  for (const question of questionsOf(page)) {
    const here = document.getElementById(question.id);
    if (here && shown.has(question.id)) updateMessages(question, here);
  }
  updateVisibility(page);
  updateSummary();
}

/** If it fails, the form is checked when it is sent. */
function askChecked(form: HTMLFormElement, use: (page: Document) => void): XMLHttpRequest {
  const body = new FormData(form);
  body.set("intent", "check");
  const request = new XMLHttpRequest();
  request.responseType = "document";
  request.onload = () => {
    if (request.status < 300 && request.response) use(request.response);
  };
  request.open("POST", location.pathname);
  request.send(body);
  return request;
}

const questionsOf = (page: Document): HTMLElement[] => [...page.querySelectorAll<HTMLElement>(".question")];
const hasError = (question: HTMLElement): boolean => !!question.querySelector("[data-error]");
