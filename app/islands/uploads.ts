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
  const status = document.createElement("output");
  status.className = "visually-hidden";
  element.append(status);
  let waiting = 0;
  let queue: Promise<void> = Promise.resolve();
  const faults = new Map<string, string[]>();

  const say = (kind: "sending" | "done" | "failed", name: string, percent = 0): string =>
    (region()?.dataset[kind] ?? "").replace("{name}", name).replace("{percent}", String(percent));

  const sendOne = async (input: HTMLInputElement, chosen: File) => {
    const line = document.createElement("p");
    const bar = document.createElement("progress");
    bar.className = "file-progress";
    bar.max = 100;
    line.append(say("sending", chosen.name), bar);
    document.getElementById(input.id)?.after(line);
    const show = (percent: number) => {
      bar.value = percent;
      if (line.firstChild) line.firstChild.nodeValue = say("sending", chosen.name, percent);
    };
    const form = new FormData();
    for (const hidden of input.form?.querySelectorAll<HTMLInputElement>("[name=_csrf]") ?? [])
      form.append(hidden.name, hidden.value);
    const before = input.parentElement?.querySelector<HTMLInputElement>("[name='uploads.child']");
    if (before) form.append(before.name, before.value);
    const answer = await send(input.form?.action ?? "", form, input.name, await smallerPhoto(chosen), show);
    const isKept = answer?.status === 200;
    status.textContent = say(isKept ? "done" : "failed", chosen.name);
    line.remove();
    if (isKept) return;
    const messages = answer && messagesIn(answer.page, input.id);
    faults.set(input.id, [
      ...(faults.get(input.id) ?? []),
      ...(messages?.length ? messages : [say("failed", chosen.name)]),
    ]);
  };

  const refresh = async () => {
    if (waiting > 0) return;
    const fresh = await fetchPage(location.href).catch(() => undefined);
    const page = fresh?.getElementById("documents");
    const old = region();
    if (!page || !old) return location.reload();
    const isAgreed = old.querySelector<HTMLInputElement>("[type=checkbox]")?.checked ?? false;
    const focused = old.contains(document.activeElement) ? document.activeElement?.id : "";
    old.replaceWith(document.importNode(page, true));
    const box = element.querySelector<HTMLInputElement>("[type=checkbox]");
    if (box) box.checked = isAgreed;
    for (const [id, messages] of faults) showFaults(id, messages);
    faults.clear();
    if (focused) document.getElementById(focused)?.focus();
  };

  listen(element, "change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "file") return;
    const chosen = [...(target.files ?? [])];
    waiting += chosen.length;
    const text = region()?.dataset.uploading;
    if (text) status.textContent = text;
    for (const file of chosen)
      queue = queue
        .then(() => sendOne(target, file))
        .finally(() => {
          waiting--;
        })
        .then(refresh);
    target.value = "";
  });
  listen(element, "submit", (event) => {
    const { submitter } = event as SubmitEvent;
    const text = waiting > 0 ? region()?.dataset.uploading : submitter?.dataset.waiting;
    if (text) status.textContent = text;
    if (waiting > 0) {
      event.preventDefault();
      void queue.then(
        () =>
          submitter &&
          document.querySelector<HTMLElement>(`[value="${(submitter as HTMLButtonElement).value}"]`)?.click(),
      );
    } else if (submitter && text) submitter.textContent = text;
  });
  return () => stopped.abort();
};

/** `fetch` does not report upload progress. @returns nothing when the connection broke */
const send = (
  address: string,
  form: FormData,
  name: string,
  file: File,
  progress: (percent: number) => void,
): Promise<Answered | undefined> =>
  new Promise((resolve) => {
    form.append(name, file, file.name);
    form.append("intent", "next");
    const request = new XMLHttpRequest();
    request.responseType = "document";
    request.upload.onprogress = ({ loaded, total }) => progress(Math.round((100 * loaded) / (total || 1)));
    request.onload = () => resolve({ status: request.status, page: request.response as Document });
    request.onerror = () => resolve(undefined);
    request.open("POST", address);
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
