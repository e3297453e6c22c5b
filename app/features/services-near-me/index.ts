import { endpoint, page } from "#app/server/page.ts";
import { contactCard as cardOfService } from "./contact/contact-card.ts";
import { FinderPage } from "./finder-page.tsx";
import { openFinder } from "./open-finder.ts";
import { rememberOrForget } from "./remembered-place/remember.ts";

export const finder = page(FinderPage, { open: openFinder, submit: rememberOrForget });
export const contactCard = endpoint({ get: cardOfService });
