/** Of the one who reads it: without case, what follows a plus, and the dots that Gmail ignores. */
function mailbox(address: string): string {
  const [name = "", domain = ""] = address
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const read = name.replace(/\+.*$/, "");
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${read.replaceAll(".", "")}@gmail.com` : `${read}@${domain}`;
}

export const isSameMailbox = (one: string, other: string): boolean => mailbox(one) === mailbox(other);

/** Whether the directory has the address for the service, or the family gave another one. */
export const emailSource = (address: string, directory: string | null | undefined): "directory" | "family" =>
  directory && isSameMailbox(address, directory) ? "directory" : "family";

/** The same number with or without spaces and leading zeros. */
export const isSameNumber = (one: string, other: string): boolean => plainNumber(one) === plainNumber(other);

const plainNumber = (number: string): string => number.replace(/\D/g, "").replace(/^0+/, "");
