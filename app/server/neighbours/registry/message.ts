import * as z from "zod";

export interface RegistryMessage {
  code: string;
  field: string | undefined;
  message: string;
  type: "error" | "warning";
}

const code = z.union([z.string(), z.number()]).transform(String);
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

export const registryMessage = z.object({ code, field: text, message: text, type: text }).transform(
  ({ field, type, ...rest }): RegistryMessage => ({
    ...rest,
    field: field || undefined,
    type: type.toLowerCase() === "warning" ? "warning" : "error",
  }),
);

export const agencyMessage = z.object({ code, message: text });
export type AgencyMessage = z.infer<typeof agencyMessage>;
