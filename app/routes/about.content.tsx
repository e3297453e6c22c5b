import { BoardPage, openBoard } from "#app/features/content-board/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(BoardPage, { open: openBoard });
export const { loader, headers } = route;
export default route.Page;
