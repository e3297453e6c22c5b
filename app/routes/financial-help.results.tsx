import { openResults, ResultsPage, submitResults } from "#app/features/financial-help/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(ResultsPage, { open: openResults, submit: submitResults });
export const { loader, action, headers } = route;
export default route.Page;
