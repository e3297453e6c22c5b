/** Invented people to log in as. */
export const people: readonly { subject: string; name: string; email: string }[];
/** How a log-in can fail. */
export const failures: readonly { code: string; error: string; en: string; mi: string }[];
