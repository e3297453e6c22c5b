import * as z from "zod";

export type Json = Record<string, unknown>;

export interface JsonSchemas<Name extends string> {
  schemas: Record<Name, Json>;
  components: Json;
}

/** After parsing. A later version may add fields to a plain object, but not to a strict one. */
export function jsonSchemas<Name extends string>(
  shapes: Record<Name, z.ZodType>,
  target: "draft-2020-12" | "openapi-3.0" = "draft-2020-12",
): JsonSchemas<Name> {
  const whole = z.toJSONSchema(z.object(shapes), {
    target,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type === "object" && !def.catchall) delete jsonSchema.additionalProperties;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  const text = JSON.stringify(whole).replaceAll(/"#\/(?:\$defs|definitions)\//g, '"#/components/schemas/');
  const { properties, $defs, definitions } = JSON.parse(text) as Record<string, Json>;
  const components = Object.entries($defs ?? definitions ?? {}).map(([name, schema]) => {
    const { id: _, ...rest } = schema as Json;
    return [name, rest] as const;
  });
  return { schemas: properties as Record<Name, Json>, components: Object.fromEntries(components) };
}
