/** Kilometres in a straight line: what is farther is called near nowhere (G2). */
export const nearBy = 50;
