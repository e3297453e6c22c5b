export { kindOf } from "./kind.ts";
export { type LogFields, logFailureLine, logLine } from "./line.ts";
export {
  currentRequest,
  inRequest,
  type LoggedRequest,
  requestIdFrom,
  requestIdHeader,
} from "./request.ts";
