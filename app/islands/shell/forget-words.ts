/** Words that were answered with help stay in no address, and so in no history, also where a link brought them. */
export function forgetWords() {
  if (document.querySelector("main .first-help") && location.search)
    history.replaceState(history.state, "", location.pathname);
}
