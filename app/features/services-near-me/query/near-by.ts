/** Kilometres in a straight line: nothing farther away is called near. */
export const nearBy = 50;
