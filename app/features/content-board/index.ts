import { page } from "#app/server/page.ts";
import { BoardPage, openBoard } from "./board-page.tsx";

export const contentBoard = page(BoardPage, { open: openBoard });
