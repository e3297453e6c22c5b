export { BoardPage, openBoard } from "./board-page.tsx";
