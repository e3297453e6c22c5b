const minute = 60 * 1000;
const day = 24 * 60 * minute;

// How long drafts are kept, in milliseconds (quality D5).

/** A person's, after its last change. */
export const personAge = 365 * day;
/** A browser's, after its last request. */
export const browserAge = 60 * minute;
/** One with a code, after the code was made or shown. */
export const codeAge = 30 * day;
/** What is left of a form that was sent, after that; with a code as long as the code. */
export const closedAge = 15 * minute;
