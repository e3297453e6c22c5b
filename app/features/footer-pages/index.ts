export { FooterPage } from "./footer-page.tsx";
export { openPage } from "./open-page.ts";
