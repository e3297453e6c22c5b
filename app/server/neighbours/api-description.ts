import * as z from "zod";
import { type Answer, call, type Failure, type Fetcher } from "#workers/call/index.ts";
import type { Deadline } from "../limits/deadline.ts";

const operation = z.object({
  summary: z.string(),
  "x-summary-mi": z.string(),
  servers: z.unknown().optional(),
  "x-examples": z.array(z.string()).optional(),
});
const description = z
  .object({
    info: z.object({ version: z.string() }),
    paths: z.record(z.string(), z.record(z.string(), operation)),
  })
  .transform(({ info, paths }) => ({
    version: info.version,
    operations: Object.entries(paths).flatMap(([path, methods]) => operationsAt(path, methods)),
  }));
export type ApiDescription = z.infer<typeof description>;

export interface ApiOperation {
  method: string;
  path: string;
  en: string;
  mi: string;
  example?: string;
}

const operationsAt = (path: string, methods: Record<string, z.infer<typeof operation>>): ApiOperation[] =>
  Object.entries(methods).map(
    ([method, { summary, "x-summary-mi": mi, servers, "x-examples": examples }]) => {
      const start = servers ? "" : "/api";
      const example = method === "get" && examples?.[0];
      return { method, path: start + path, en: summary, mi, ...(example && { example: start + example }) };
    },
  );

export const describeApi = (
  services: Fetcher,
  deadline: Deadline,
  origin: string,
): Promise<Answer<ApiDescription> | Failure> =>
  call(services, `${origin}/openapi.json`, {
    neighbour: "api-description",
    shape: description,
    remember: {},
    ...deadline(),
  });

const bilingual = z.object({ en: z.string(), mi: z.string() });
const reform = z.object({
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
