import { type Answers, answerTo } from "#app/forms/answers.ts";
import { readOption, readYesNo } from "../../read-answers.ts";

/** How a certificate looks. */
export const certificateDesigns = ["standard", "forest", "beach"] as const;
export type CertificateDesign = (typeof certificateDesigns)[number];

/** A certificate, or a pack of two, as it is ordered. */
export interface CertificateProduct {
  /** As the registry knows it. */
  readonly code: string;
  /** What is in it, in the order in which it is shown. */
  readonly designs: readonly CertificateDesign[];
  /** New Zealand dollars for one of it. */
  readonly price: number;
}

/** What can be ordered, in the order in which it is offered (facts 4.6; two limited ones of 2019 left out). */
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

/** What delivery costs, in New Zealand dollars. */
export const deliveries = { standard: 0, courier: 5 } as const;
export type Delivery = keyof typeof deliveries;
export const deliveryNames = Object.keys(deliveries) as Delivery[];

/** The least that a certificate costs, in New Zealand dollars. */
export const cheapest = Math.min(...certificateProducts.map(({ price }) => price));

/** The product of a code; nothing for a code that is not offered. */
export const certificateProduct = (
  code: string | undefined,
): (typeof certificateProducts)[number] | undefined => certificateProducts.find((each) => each.code === code);

/** What an order comes to. Amounts are New Zealand dollars. */
export interface OrderSummary {
  readonly code: CertificateCode;
  readonly quantity: number;
  readonly price: number;
  /** Price times quantity. */
  readonly line: number;
  readonly delivery: Delivery;
  readonly shipping: number;
  readonly total: number;
}

/** What so many of a product cost, with delivery; nothing while product or quantity is not known. */
export function orderSummary(
  code: string | undefined,
  quantity: number | undefined,
  isByCourier: boolean,
): OrderSummary | undefined {
  const product = certificateProduct(code);
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

/** What is ordered by the answers of a registration; nothing when none is ordered or it is not known yet. */
export function orderOf(answers: Answers): OrderSummary | undefined {
  if (!readYesNo(answers, "orderBirthCertificate")) return undefined;
  const quantity = readOption(answers, "certificateOrder.quantity", certificateQuantities);
  return orderSummary(
    answerTo(answers, "certificateOrder.productCode"),
    quantity && Number(quantity),
    answerTo(answers, "certificateOrder.courierDelivery") === "courier",
  );
}

/** An amount as it is shown: with a dollar sign and two decimals. */
export const inDollars = (amount: number): string => `$${amount.toFixed(2)}`;
