export const services: readonly string[];
