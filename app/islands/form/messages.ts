/** Brings messages and marks of a question up to date; the controls and what is typed in them stay. */
export function takeMessages(from: HTMLElement, to: HTMLElement) {
  to.className = from.className;
  for (const message of to.querySelectorAll("[data-error]")) message.remove();
  const controls = [...from.querySelectorAll("[name]")];
  for (const message of from.querySelectorAll("[data-error]")) {
    const control = controls.find(
      (each) => message.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    if (control) counterpart(control, message.parentElement)?.before(document.importNode(message, true));
  }
  for (const fresh of controls) {
    const control = document.getElementById(fresh.id);
    for (const name of ["aria-invalid", "aria-describedby"]) {
      const value = fresh.getAttribute(name);
      if (value) control?.setAttribute(name, value);
      else control?.removeAttribute(name);
    }
  }
}

/** What holds a control here as it does there, just within what holds the message. */
function counterpart(control: Element, around: Element | null): Element | null | undefined {
  let here = document.getElementById(control.id) as Element | null | undefined;
  for (
    let there: Element | null = control;
    there && there.parentElement !== around;
    there = there.parentElement
  )
    here = here?.parentElement;
  return here;
}
