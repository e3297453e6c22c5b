export { contactCard } from "./contact/contact-card.ts";
export { FinderPage } from "./finder-page.tsx";
export { openFinder } from "./open-finder.ts";
export { rememberOrForget } from "./remembered-place/remember.ts";
