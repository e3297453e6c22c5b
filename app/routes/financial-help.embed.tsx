import { EmbedPage } from "#app/features/financial-help/index.ts";
import { page } from "#app/server/page.tsx";
import { show } from "#app/server/responses.ts";

const route = page(EmbedPage, { open: () => show({}, { page: { isFramed: true } }) });
export const { loader, headers } = route;
export default route.Page;
