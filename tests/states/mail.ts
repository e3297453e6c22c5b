import { nextPage } from "../support/next-page.ts";
import { at, type State } from "./arriving.ts";

/** Presses the first button of a page's own form. */
const pressed =
  (path: string, form: string): State["arrive"] =>
  async (page, base) => {
    await page.goto(base + path);
    return nextPage(page, () => page.click(`#${form} button[value="next"]`));
  };

/** A link that nobody wrote: its page asks like any other, and only the button finds out. */
const link = "/unsubscribe?token=1.nobody.AAAA";

/** What the links in mails lead to. */
export const mailStates: readonly State[] = [
  { name: "stopping the reminders", status: 200, isWide: true, arrive: at(link) },
  { name: "stopping everything", status: 200, arrive: at(`${link}&stop=everything`) },
  { name: "stopping, not possible now", status: 503, on: "services", arrive: pressed(link, "stop") },
  { name: "stopping, with a link that is not ours", status: 404, arrive: pressed(link, "stop") },
  { name: "stopping, without a link", status: 404, arrive: at("/unsubscribe") },
  { name: "the reminders have stopped", status: 200, arrive: at("/unsubscribe?done=reminders") },
  { name: "everything has stopped", status: 200, arrive: at("/unsubscribe?done=everything") },
  { name: "an address is confirmed", status: 200, arrive: at("/confirm-email?done=1") },
  {
    name: "confirming an address, with a link that is over",
    status: 404,
    arrive: at("/confirm-email?token=x"),
  },
];
