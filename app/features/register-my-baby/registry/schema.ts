import * as z from "zod";
import type { Submission } from "./kinds.ts";
import { table } from "./table.ts";

export type Activity = Submission["activity"];

/** A registration as the registry of births takes it: nothing else may be in it. */
export const payloadSchema = table.schema.meta({ title: "Registration of a birth" });

export type Payload = z.infer<typeof payloadSchema>;

export const payloadJsonSchema = () => z.toJSONSchema(payloadSchema);
