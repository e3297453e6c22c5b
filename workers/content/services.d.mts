/** The services of the site that an outage can name and close. */
export const services: readonly string[];
