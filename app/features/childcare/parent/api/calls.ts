import type { VisitorCalls } from "#app/server/visitor/visitor-api.ts";
import { createApplication, readApplication, readStatus } from "./application-calls.ts";
import { readSession } from "./session-call.ts";
import { saveApplicationStep } from "./step-call.ts";
import { sendToSupervisors } from "./to-supervisor-call.ts";

export const applicationCalls = {
  "/api/v1/session": { GET: readSession },
  "/api/v1/application/status": { GET: readStatus },
  "/api/v1/application": { GET: readApplication, POST: createApplication },
  "/api/v1/application/to-supervisor": { PUT: sendToSupervisors },
  "/api/v1/application/step/:stepName": { PUT: saveApplicationStep },
} as const satisfies VisitorCalls;
