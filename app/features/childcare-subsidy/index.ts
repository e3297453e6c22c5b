import { page } from "#app/server/page.tsx";
import { LandingPage } from "./landing/landing-page.tsx";
import { openLanding } from "./landing/open-landing.ts";

export const landing = page(LandingPage, { open: openLanding });
