import { fetchPage } from "./dom/fetch-page.ts";
import { listenUntil } from "./dom/listen.ts";
import type { Island } from "./runtime.ts";
import { smallerPhoto } from "./uploads/smaller-photo.ts";

interface Answered {
  status: number;
  page: Document;
}

const uploads: Island = (element) => {
  const stopped = new AbortController();
  const listen = listenUntil(stopped.signal);
  const region = () => element.querySelector<HTMLElement>("#documents");
  const status = addStatus(element);
  let waiting = 0;
  let queue: Promise<void> = Promise.resolve();
  const faults = new Map<string, string[]>();

  const say = (kind: "sending" | "done" | "failed", name: string, percent = 0): string =>
    (region()?.dataset[kind] ?? "").replace("{name}", name).replace("{percent}", String(percent));

  const sendOne = async (input: HTMLInputElement, chosen: File) => {
    const { line, show } = progressBelow(input, (percent) => say("sending", chosen.name, percent));
    const answer = await send(input, await smallerPhoto(chosen), show);
    const isKept = answer?.status === 200;
    status.textContent = say(isKept ? "done" : "failed", chosen.name);
    line.remove();
    if (isKept) return;
    const messages = answer ? messagesIn(answer.page, input.id) : [];
    if (messages.length === 0) messages.push(say("failed", chosen.name));
    faults.set(input.id, [...(faults.get(input.id) ?? []), ...messages]);
  };

  const refresh = async () => {
    if (waiting > 0) return;
    const fresh = await fetchPage(location.href).catch(() => undefined);
    const page = fresh?.getElementById("documents");
    const old = region();
    if (!page || !old) return location.reload();
    const focused = old.contains(document.activeElement) ? document.activeElement?.id : "";
    replaceList(old, document.importNode(page, true));
    for (const [id, messages] of faults) showFaults(id, messages);
    faults.clear();
    if (focused) document.getElementById(focused)?.focus();
  };

  listen(element, "change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "file") return;
    const chosen = [...(target.files ?? [])];
    waiting += chosen.length;
    status.textContent = region()?.dataset.uploading ?? "";
    for (const file of chosen)
      queue = queue
        .then(() => sendOne(target, file))
        .finally(() => void waiting--)
        .then(refresh);
    target.value = "";
  });
  listen(element, "submit", (event) => {
    const submitter = (event as SubmitEvent).submitter as HTMLButtonElement | null;
    const text = waiting > 0 ? region()?.dataset.uploading : submitter?.dataset.waiting;
    if (text) status.textContent = text;
    if (waiting > 0) {
      event.preventDefault();
      void queue.then(() => pressAgain(submitter));
    } else if (submitter && text) submitter.textContent = text;
  });
  return () => stopped.abort();
};

function addStatus(element: HTMLElement): HTMLOutputElement {
  const status = document.createElement("output");
  status.className = "visually-hidden";
  element.append(status);
  return status;
}

function progressBelow(input: HTMLInputElement, textAt: (percent: number) => string) {
  const line = document.createElement("p");
  const bar = document.createElement("progress");
  bar.className = "file-progress";
  bar.max = 100;
  line.append(textAt(0), bar);
  document.getElementById(input.id)?.after(line);
  const show = (percent: number) => {
    bar.value = percent;
    if (line.firstChild) line.firstChild.nodeValue = textAt(percent);
  };
  return { line, show };
}

/** The declaration stays as it is ticked. */
function replaceList(old: HTMLElement, fresh: HTMLElement) {
  const boxIn = (list: HTMLElement) => list.querySelector<HTMLInputElement>("[type=checkbox]");
  const isAgreed = boxIn(old)?.checked ?? false;
  old.replaceWith(fresh);
  const box = boxIn(fresh);
  if (box) box.checked = isAgreed;
}

function pressAgain(button: HTMLButtonElement | null) {
  if (button) document.querySelector<HTMLElement>(`[value="${button.value}"]`)?.click();
}

/** The form's token, and which row the file belongs to, which stands beside its control. */
function fieldsBefore(input: HTMLInputElement): FormData {
  const hidden = "input[type=hidden]";
  const beside = input.parentElement?.querySelectorAll<HTMLInputElement>(`:scope > ${hidden}`) ?? [];
  const token = input.form?.querySelectorAll<HTMLInputElement>(`${hidden}[name=_csrf]`) ?? [];
  const form = new FormData();
  for (const { name, value } of [...token, ...beside]) form.append(name, value);
  return form;
}

/** `fetch` does not report upload progress. @returns nothing when the connection broke */
const send = (
  input: HTMLInputElement,
  file: File,
  progress: (percent: number) => void,
): Promise<Answered | undefined> =>
  new Promise((resolve) => {
    const form = fieldsBefore(input);
    form.append(input.name, file, file.name);
    form.append("intent", "next");
    const request = new XMLHttpRequest();
    request.responseType = "document";
    request.upload.onprogress = ({ loaded, total }) => progress(Math.round((100 * loaded) / (total || 1)));
    request.onload = () => resolve({ status: request.status, page: request.response as Document });
    request.onerror = () => resolve(undefined);
    request.open("POST", input.form?.action ?? "");
    request.send(form);
  });

const messagesIn = (page: Document | null, id: string): string[] =>
  [...(page?.querySelectorAll(`[id^="${id}-error"], .notice[data-error]`) ?? [])].map(
    ({ textContent }) => textContent?.trim() ?? "",
  );

function showFaults(id: string, messages: readonly string[]) {
  const input = document.getElementById(id);
  const ids = messages.map((message, at) => {
    const error = document.createElement("p");
    error.id = `${id}-fault-${at}`;
    error.className = "error";
    error.setAttribute("role", "alert");
    error.textContent = message;
    input?.previousElementSibling?.before(error);
    return error.id;
  });
  input?.setAttribute("aria-invalid", "true");
  input?.setAttribute(
    "aria-describedby",
    [input.getAttribute("aria-describedby"), ...ids].filter(Boolean).join(" "),
  );
}

export default uploads;
