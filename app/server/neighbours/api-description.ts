import * as z from "zod";
import { type Answer, call, type Failure, type Fetcher } from "#workers/call/index.ts";
import type { Deadline } from "../http/deadline.ts";

const operation = z.object({ summary: z.string(), "x-summary-mi": z.string() });
const description = z
  .object({ paths: z.record(z.string(), z.record(z.string(), operation)) })
  .transform(({ paths }) => Object.entries(paths).flatMap(([path, methods]) => operationsAt(path, methods)));

/** One thing that the second worker does for anybody who asks. */
export interface ApiOperation {
  method: string;
  /** Below /api. */
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

/** Asks the second worker what it offers (OpenAPI), for the page that shows it to people. */
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
