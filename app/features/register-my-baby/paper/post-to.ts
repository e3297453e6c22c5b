/** Form BDM27 of 30 January 2025. */
export const postTo = [
  "Birth Registrations",
  "Births, Deaths and Marriages",
  "PO Box 10-526",
  "Wellington 6140",
] as const;
