import * as z from "zod";
import { type Answer, call, type Failure, type Fetcher } from "#workers/call.ts";
import type { Patience } from "./patience.ts";

const operation = z.object({ summary: z.string(), "x-summary-mi": z.string() });
const description = z.object({
  paths: z.record(z.string(), z.record(z.enum(["get", "post"]), operation.optional())),
});

export type ApiDescription = z.infer<typeof description>;

/** Asks the second worker what it offers (OpenAPI), for the page that shows it to people. */
export const describeApi = (
  services: Fetcher,
  patience: Patience,
): Promise<Answer<ApiDescription> | Failure> =>
  call(services, "https://services/openapi.json", {
    neighbour: "api-description",
    shape: description,
    remember: {},
    ...patience(),
  });
