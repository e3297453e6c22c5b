export { ListPage } from "./list-page.tsx";
export { OverviewPage } from "./overview-page.tsx";
export { ProposalPage } from "./proposal-page.tsx";
export { openList, openOverview, openProposal, submitProposal } from "./review.ts";
