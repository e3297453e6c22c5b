import { finder } from "../query/finder-address.ts";

export const contactAddress = (category: string, id: number): string => `${finder}/${category}/${id}.vcf`;
