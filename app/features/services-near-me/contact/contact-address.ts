import { finder } from "../query/finder-address.ts";

/** Where a service can be fetched as a contact for an address book. */
export const contactAddress = (category: string, id: number): string => `${finder}/${category}/${id}.vcf`;
