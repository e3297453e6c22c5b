const minute = 60 * 1000;
const day = 24 * 60 * minute;

// Milliseconds: after the last change, the last request, the making or showing of a code, and the sending.

export const personAge = 365 * day;
export const childcareAge = 30 * day;
export const personAges: Readonly<Record<string, number>> = {
  "childcare-subsidy-application": childcareAge,
};
export const personAgeOf = (form: string): number => personAges[form] ?? personAge;
export const browserAge = 60 * minute;
export const codeAge = 30 * day;
/** A code keeps its own time. */
export const closedAge = 15 * minute;
