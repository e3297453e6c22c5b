import { wrongForAgencies } from "./agencies.ts";
import type { ApplicationPayload } from "./application-fields.ts";
import { wrongCharacters } from "./characters.ts";
import { wrongDates } from "./dates.ts";
import type { ApplicationMessage } from "./message.ts";
import { doubtfulNames } from "./names.ts";
import { missing } from "./required.ts";

/** Errors, which refuse the application, and warnings, which do not. `today`: YYYY-MM-DD in New Zealand. */
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
];
