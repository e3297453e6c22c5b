export { openStatus } from "./status.ts";
export { StatusPage } from "./status-page.tsx";
