/** Where the link of a confirmation mail leads, without language prefix. */
export const confirmPath = "/confirm-email";
