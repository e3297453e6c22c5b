import { wrongForAgencies } from "./agencies.ts";
import { type ApplicationPayload, parentsIn, textAt } from "./application-fields.ts";
import { wrongCharacters } from "./characters.ts";
import { wrongDates } from "./dates.ts";
import { type ApplicationMessage, error } from "./message.ts";
import { doubtfulNames } from "./names.ts";
import { missing } from "./required.ts";

/** Errors refuse the application, warnings do not. `today`: YYYY-MM-DD in New Zealand. */
export const messagesAbout = (
  payload: ApplicationPayload,
  today: string,
  isSubmission: boolean,
): ApplicationMessage[] => [
  ...missing(payload, isSubmission),
  ...wrongCharacters(payload),
  ...wrongDates(payload, today),
  ...wrongForAgencies(payload),
  ...doubtfulNames(payload),
  ...refusedOnPurpose(payload),
];

/** Shows a refusal by the registry itself: the form stops all others before they get there. */
const refusedOccupation = "refused by the registry";

const refusedOnPurpose = (payload: ApplicationPayload): ApplicationMessage[] =>
  parentsIn(payload)
    .map((parent) => `${parent}.occupation`)
    .filter((name) => textAt(payload, name).toLowerCase() === refusedOccupation)
    .map((name) => error("10004", name, "Characters that are not allowed: 'y'"));
