/** What is kept when a registration was sent (spec 2 section 3, Saved confirmation data), for 15 minutes (quality D5). */
export interface Confirmation {
  readonly applicationReferenceNumber: string;
  readonly confirmationEmailAddress?: string | undefined;
  readonly stillBorn: boolean;
  readonly productCode?: string | undefined;
  readonly quantity?: number | undefined;
  readonly courierDelivery?: boolean | undefined;
  readonly bestStart: "I" | "Y" | "N";
  readonly myIR: { readonly username?: string | undefined; readonly status: string };
  /** Milliseconds since 1970: the window for paying counts from here. */
  readonly submittedAt: number;
  /** Where a certificate is paid for. */
  readonly paymentURL?: string | undefined;
  /** Opens the receipt again, with the child's birth date. */
  readonly receiptCode?: string | undefined;
}
