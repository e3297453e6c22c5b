import { type Answers, answerTo, readOption, readYesNo } from "#app/forms/answers.ts";

const certificateDesigns = ["standard", "forest", "beach"] as const;
export type CertificateDesign = (typeof certificateDesigns)[number];

export interface CertificateProduct {
  readonly code: string;
  readonly designs: readonly CertificateDesign[];
  /** New Zealand dollars. */
  readonly price: number;
}

/** In the order of the page; two limited editions of 2019 are left out. */
export const certificateProducts = [
  { code: "ZBBC", designs: ["standard"], price: 33 },
  { code: "ZBFD", designs: ["forest"], price: 35 },
  { code: "ZBBD", designs: ["beach"], price: 35 },
  { code: "ZBFP", designs: ["standard", "forest"], price: 55 },
  { code: "ZBBP", designs: ["standard", "beach"], price: 55 },
] as const satisfies readonly CertificateProduct[];

export type CertificateCode = (typeof certificateProducts)[number]["code"];
export const certificateCodes: readonly CertificateCode[] = certificateProducts.map(({ code }) => code);

export const certificateQuantities = ["1", "2", "3", "4", "5"] as const;

/** New Zealand dollars. */
export const deliveries = { standard: 0, courier: 5 } as const;
export type Delivery = keyof typeof deliveries;
export const deliveryNames = Object.keys(deliveries) as Delivery[];

const findProduct = (code: string | undefined): (typeof certificateProducts)[number] | undefined =>
  certificateProducts.find((each) => each.code === code);

/** Amounts are New Zealand dollars. */
export interface CertificateOrder {
  readonly code: CertificateCode;
  readonly quantity: number;
  readonly price: number;
  readonly line: number;
  readonly delivery: Delivery;
  readonly shipping: number;
  readonly total: number;
}

export function orderSummary(
  code: string | undefined,
  quantity: number | undefined,
  isByCourier: boolean,
): CertificateOrder | undefined {
  const product = findProduct(code);
  if (!product || !quantity) return undefined;
  const delivery = isByCourier ? "courier" : "standard";
  const line = product.price * quantity;
  const shipping = deliveries[delivery];
  return {
    code: product.code,
    quantity,
    price: product.price,
    line,
    delivery,
    shipping,
    total: line + shipping,
  };
}

/** @returns undefined when none is ordered, or it is not known yet */
export function orderOf(answers: Answers): CertificateOrder | undefined {
  if (!readYesNo(answers, "orderBirthCertificate")) return undefined;
  const quantity = readOption(answers, "certificateOrder.quantity", certificateQuantities);
  return orderSummary(
    answerTo(answers, "certificateOrder.productCode"),
    quantity && Number(quantity),
    answerTo(answers, "certificateOrder.courierDelivery") === "courier",
  );
}

export const inDollars = (amount: number): string => `$${amount.toFixed(2)}`;
