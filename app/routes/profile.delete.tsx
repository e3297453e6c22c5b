import { DeletionPage, openDeletion, submitDeletion } from "#app/features/account/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(DeletionPage, { open: openDeletion, submit: submitDeletion });
export const { loader, action, headers } = route;
export default route.Page;
