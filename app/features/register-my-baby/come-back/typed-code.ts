import * as z from "zod";
import type { Answers } from "#app/forms/answers.ts";
import { type SealedCookie, sealedCookie } from "#app/server/http/sealed-cookie.ts";
import type { Visit } from "#app/server/visit.ts";
import { pages } from "../pages.ts";

const shape: z.ZodType<Answers> = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
/** Milliseconds: long enough to look a birth date up. */
const age = 10 * 60 * 1000;

/** What was typed, or scanned, on the pages about codes: so it stands in no address, and comes along into the other language. */
export const typedCode = (visit: Visit): SealedCookie<Answers> =>
  sealedCookie(visit, { name: "code", area: pages.landing, age, shape });
