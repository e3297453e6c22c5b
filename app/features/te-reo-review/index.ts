import { page } from "#app/server/page.ts";
import { ListPage } from "./list-page.tsx";
import { OverviewPage } from "./overview-page.tsx";
import { ProposalPage } from "./proposal-page.tsx";
import { openList, openOverview, openProposal, submitProposal } from "./review.ts";

export const overview = page(OverviewPage, { open: openOverview });
export const list = page(ListPage, { open: openList });
export const proposal = page(ProposalPage, { open: openProposal, submit: submitProposal });
