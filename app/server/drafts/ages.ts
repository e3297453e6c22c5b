const minute = 60 * 1000;
const day = 24 * 60 * minute;

// Milliseconds (quality D5).

/** After the last change. */
export const personAge = 365 * day;
/** After the last request. */
export const browserAge = 60 * minute;
/** After the code was made or shown. */
export const codeAge = 30 * day;
/** After sending; a code still works for as long as before. */
export const closedAge = 15 * minute;
