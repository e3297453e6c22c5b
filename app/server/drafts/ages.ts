const minute = 60 * 1000;
const day = 24 * 60 * minute;

// Milliseconds (quality D5): after the last change, the last request, the making or showing of a code, and the sending.

export const personAge = 365 * day;
export const browserAge = 60 * minute;
export const codeAge = 30 * day;
/** A code still works for as long as before. */
export const closedAge = 15 * minute;
