/** Target of the link in a confirmation mail, without language prefix. */
export const confirmPath = "/confirm-email";
