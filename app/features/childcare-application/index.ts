export {
  type ApplicationRow,
  insertApplicationStatement,
  latestApplication,
  onlyIfStatement,
  readApplication,
  statusStatement,
} from "./application-row.ts";
export { type Act, type ApplicationStatus, may } from "./states.ts";
export { submittedStatements } from "./submitted.ts";
