import { clearAnswers, openResults, ResultsPage } from "#app/features/financial-help/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(ResultsPage, { open: openResults, submit: clearAnswers });
export const { loader, action, headers } = route;
export default route.Page;
