/** Born or due on or after this day: Families Package (Income Tax and Benefits) Act 2017. */
export const bestStartBegins = "2018-07-01";

/** Years of age. */
export const youngestCaregiver = 16;
