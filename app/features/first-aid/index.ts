import { page } from "#app/server/page.ts";
import { FirstAidPage } from "./first-aid-page.tsx";

export const firstAid = page(FirstAidPage);
