import * as z from "zod";
import { type Operation, ok, operation, outcomes } from "../operation.ts";
import resources from "./resources.json";
import { searchQuery } from "./search.ts";

const text = z.string();

const found = z.looseObject({
  help: text.optional(),
  success: z.literal(true),
  result: z.looseObject({
    resource_id: text,
    fields: z.array(z.looseObject({ id: text, type: text })),
    records: z.array(z.record(text, z.unknown())),
    total: z.number().optional(),
  }),
});

const refused = z.looseObject({ success: z.literal(false), error: z.looseObject({ __type: text }) });

export const openDataOperations: readonly Operation[] = [
  {
    method: "get",
    ...operation("/open-data/datastore_search"),
    query: searchQuery,
    answers: {
      200: ok(found),
      404: { ...outcomes.notFound, schema: refused },
      409: { ...outcomes.refused, schema: refused },
      503: { ...outcomes.unavailable, schema: refused },
    },
    examples: resources.slice(0, 3).map(({ id }) => ({ query: { resource_id: id, limit: "2" } })),
  },
];
