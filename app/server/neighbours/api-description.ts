import * as z from "zod";
import { type Answer, call, type Failure, type Fetcher } from "#workers/call/index.ts";
import type { Deadline } from "../http/deadline.ts";

const operation = z.object({ summary: z.string(), "x-summary-mi": z.string() });
const description = z
  .object({ paths: z.record(z.string(), z.record(z.string(), operation)) })
  .transform(({ paths }) => Object.entries(paths).flatMap(([path, methods]) => operationsAt(path, methods)));

export interface ApiOperation {
  method: string;
  path: string;
  en: string;
  mi: string;
}

const operationsAt = (path: string, methods: Record<string, z.infer<typeof operation>>): ApiOperation[] =>
  Object.entries(methods).map(([method, { summary, "x-summary-mi": mi }]) => ({
    method,
    path,
    en: summary,
    mi,
  }));

export const describeApi = (
  services: Fetcher,
  deadline: Deadline,
): Promise<Answer<ApiOperation[]> | Failure> =>
  call(services, "https://services/openapi.json", {
    neighbour: "api-description",
    shape: description,
    remember: {},
    ...deadline(),
  });

const changes = z
  .object({
    changes: z.array(
      z.object({
        id: z.string(),
        en: z.string(),
        mi: z.string(),
        since: z.string().nullable(),
        act: z.string(),
        source: z.array(z.object({ title: z.string(), address: z.string().nullable() })),
        confidence: z.enum(["primary", "secondary"]),
      }),
    ),
  })
  .transform((read) => read.changes);

export type ReformChange = z.infer<typeof changes>[number];

export const describeReform = (
  services: Fetcher,
  deadline: Deadline,
): Promise<Answer<ReformChange[]> | Failure> =>
  call(services, "https://services/rules/current/reform", {
    neighbour: "rules",
    shape: changes,
    remember: {},
    ...deadline(),
  });
