import * as z from "zod";
import { type Answer, call, type Failure, type Fetcher } from "#workers/call/index.ts";
import type { Deadline } from "../http/deadline.ts";

const operation = z.object({
  summary: z.string(),
  "x-summary-mi": z.string(),
  servers: z.unknown().optional(),
});
const description = z
  .object({ paths: z.record(z.string(), z.record(z.string(), operation)) })
  .transform(({ paths }) => Object.entries(paths).flatMap(([path, methods]) => operationsAt(path, methods)));

export interface ApiOperation {
  method: string;
  /** From the site's root. */
  path: string;
  en: string;
  mi: string;
}

const operationsAt = (path: string, methods: Record<string, z.infer<typeof operation>>): ApiOperation[] =>
  Object.entries(methods).map(([method, { summary, "x-summary-mi": mi, servers }]) => ({
    method,
    path: servers ? path : `/api${path}`,
    en: summary,
    mi,
  }));

/** @param origin of the site: the description names it */
export const describeApi = (
  services: Fetcher,
  deadline: Deadline,
  origin: string,
): Promise<Answer<ApiOperation[]> | Failure> =>
  call(services, `${origin}/openapi.json`, {
    neighbour: "api-description",
    shape: description,
    remember: {},
    ...deadline(),
  });

const bilingual = z.object({ en: z.string(), mi: z.string() });
const reform = z.object({
  /** The words of the page that shows it. */
  page: z.record(z.string(), bilingual),
  changes: z.array(
    bilingual.extend({
      id: z.string(),
      since: z.string().nullable(),
      act: z.string(),
      source: z.array(z.object({ title: z.string(), address: z.string().nullable() })),
      confidence: z.string(),
    }),
  ),
});

export type Reform = z.infer<typeof reform>;

export const describeReform = (services: Fetcher, deadline: Deadline): Promise<Answer<Reform> | Failure> =>
  call(services, "https://services/rules/current/reform", {
    neighbour: "rules",
    shape: reform,
    remember: {},
    ...deadline(),
  });
