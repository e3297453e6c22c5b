export { FooterPage, type FooterPageProps } from "./footer-page.tsx";
export { openPage } from "./open-page.ts";
