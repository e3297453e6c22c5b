export function updateMessages(from: HTMLElement, to: HTMLElement) {
  to.className = from.className;
  for (const message of to.querySelectorAll("[data-error]")) message.remove();
  for (const message of from.querySelectorAll("[data-error]"))
    counterpart(message.nextElementSibling)?.before(document.importNode(message, true));
  for (const fresh of from.querySelectorAll("[name]")) {
    const control = document.getElementById(fresh.id);
    for (const name of ["aria-invalid", "aria-describedby"]) {
      const value = fresh.getAttribute(name);
      if (value) control?.setAttribute(name, value);
      else control?.removeAttribute(name);
    }
  }
}

function counterpart(block: Element | null): Element | null | undefined {
  let there = block?.id ? block : block?.querySelector("[id]");
  let here: Element | null | undefined = there && document.getElementById(there.id);
  for (; there && there !== block; there = there.parentElement) here = here?.parentElement;
  return here;
}
