import { type Drafts, draftsOf } from "#app/server/drafts/index.ts";
import type { Visit } from "#app/server/visit.ts";
import { type KeptRegistration, keptRegistrationShape } from "./kept-registration.ts";

/** The registrations that somebody is filling in, for whoever sends a request. */
export const registrationDrafts = (visit: Visit): Drafts<KeptRegistration> =>
  draftsOf(visit, { form: "register-my-baby", shape: keptRegistrationShape, isEmpty });

/** Only opened, with nothing typed: nobody would miss it. */
const isEmpty = ({ answers, reached, confirmation }: KeptRegistration): boolean =>
  confirmation === undefined && reached <= 1 && Object.values(answers).every(isBlank);

const isBlank = (answer: string | readonly string[]): boolean => answer.length === 0;
