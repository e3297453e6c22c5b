/** Kilometres in a straight line: nothing farther away is called near. */
export const nearBy = 50;

/** Services of an answer about what is nearest. */
export const mostNearby = 50;
