import { page } from "#app/server/page.ts";
import { FooterPage } from "./footer-page.tsx";
import { openPage } from "./open-page.ts";

export const footerPage = page(FooterPage, { open: openPage });
