/** Children born, or due to be born, on or after this day (Families Package (Income Tax and Benefits) Act 2017). */
export const bestStartBegins = "2018-07-01";

/** Whole years a principal caregiver must have lived. */
export const youngestCaregiver = 16;
