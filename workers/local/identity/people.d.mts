export const people: readonly { subject: string; name: string; email: string }[];
export const failures: readonly { code: string; error: string; en: string; mi: string }[];
