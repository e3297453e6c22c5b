import { page } from "#app/server/page.ts";
import { DeskPage } from "./desk/desk-page.tsx";
import { openDesk, openText, submitDesk, submitText } from "./desk/handlers.ts";
import { TextPage } from "./desk/text-page.tsx";
import { ListPage } from "./list-page.tsx";
import { OverviewPage } from "./overview-page.tsx";
import { ProposalPage } from "./proposal-page.tsx";
import { openList, openOverview, openProposal, submitProposal } from "./review.ts";

export const desk = page(DeskPage, { open: openDesk, submit: submitDesk });
export const text = page(TextPage, { open: openText, submit: submitText });
export const overview = page(OverviewPage, { open: openOverview });
export const list = page(ListPage, { open: openList });
export const proposal = page(ProposalPage, { open: openProposal, submit: submitProposal });
