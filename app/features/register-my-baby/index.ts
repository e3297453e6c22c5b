export { payloadOf } from "./payload/payload-of.ts";
export { type Payload, payloadJsonSchema } from "./payload/schema.ts";
