export { contactCard } from "./contact-card.ts";
export { FinderPage } from "./finder-page.tsx";
export { finderHeaders } from "./headers.ts";
export { townsWithMaoriName } from "./map/named-towns.ts";
export { type FinderPageProps, openFinder } from "./open-finder.ts";
export { rememberOrForget } from "./remember.ts";
