export { type Awaiting, awaitingReader } from "./awaiting-reader.ts";
