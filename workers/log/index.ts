export { kindOf } from "./kind.ts";
export { logFailureLine, logLine } from "./line.ts";
export {
  currentRequest,
  inRequest,
  requestIdFrom,
  requestIdHeader,
} from "./request.ts";
