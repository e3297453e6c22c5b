import * as z from "zod";

/** What the registry says about one field, in its own names; only an error refuses an application. */
export interface RegistryMessage {
  code: string;
  field: string | undefined;
  /** English, as the registry words it. */
  message: string;
  type: "error" | "warning";
}

const code = z.union([z.string(), z.number()]).transform(String);
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

/** One entry of `errors` in an answer. What does not say that it is a warning is an error. */
export const registryMessage = z.object({ code, field: text, message: text, type: text }).transform(
  ({ field, type, ...said }): RegistryMessage => ({
    ...said,
    field: field || undefined,
    type: type.toLowerCase() === "warning" ? "warning" : "error",
  }),
);

/** An entry of `errors` in an answer of the tax agency. */
export const agencyMessage = z.object({ code, message: text });
export type AgencyMessage = z.infer<typeof agencyMessage>;
