import { CodePage, openCodePage, submitCodePage } from "#app/features/financial-help/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(CodePage, { open: openCodePage, submit: submitCodePage });
export const { loader, action, headers } = route;
export default route.Page;
