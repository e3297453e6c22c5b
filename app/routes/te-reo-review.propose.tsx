import { openProposal, ProposalPage, submitProposal } from "#app/features/te-reo-review/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(ProposalPage, { open: openProposal, submit: submitProposal });
export const { loader, action, headers } = route;
export default route.Page;
