export { contactCard } from "./contact-card.ts";
export { FinderPage } from "./finder-page.tsx";
export { townsWithMaoriName } from "./map/named-towns.ts";
export { openFinder } from "./open-finder.ts";
export { rememberOrForget } from "./remember.ts";
