// The registry checks these for the tax and social-development agencies and the printer.

import { type ApplicationPayload, parentsIn, textAt, valueAt } from "./application-fields.ts";
import { type ApplicationMessage, error } from "./message.ts";
import facilities from "./records/birth-facilities.json" with { type: "json" };

/** In dollars. */
export const products: Readonly<Record<string, number>> = {
  ZBBC: 33,
  ZBFD: 35,
  ZBBD: 35,
  ZBPD: 35,
  ZBFP: 55,
  ZBBP: 55,
  ZBPP: 55,
};

export function wrongForAgencies(payload: ApplicationPayload): ApplicationMessage[] {
  return [
    ...withoutGroup(payload),
    ...clientNumbers(payload),
    ...withoutEmail(payload),
    ...unknownChoices(payload),
  ];
}

function withoutGroup(payload: ApplicationPayload): ApplicationMessage[] {
  return ["child", ...parentsIn(payload)]
    .filter((person) => {
      const groups = valueAt(payload, `${person}.ethnicGroups`);
      const chosen = typeof groups === "object" && groups !== null ? Object.values(groups) : [];
      return !chosen.some((one) => one === true || (typeof one === "string" && one.trim() !== ""));
    })
    .map((person) => error("ethnic", `${person}.ethnicGroups`, "At least one ethnic group is required."));
}

function clientNumbers(payload: ApplicationPayload): ApplicationMessage[] {
  if (valueAt(payload, "msd.notify") !== true) return [];
  const fields = ["msd.mothersClientNumber", "msd.fathersClientNumber"];
  const given = fields.filter((field) => textAt(payload, field) !== "");
  const where = parentsIn(payload).includes("father") ? "msd.fathersClientNumber" : "msd.mothersClientNumber";
  if (given.length === 0) return [error("msd_mandatory", where, "A client number is required.")];
  return given
    .filter((field) => !isClientNumber(textAt(payload, field)))
    .map((field) => error("msd_invalid", field, "The client number is not valid."));
}

/** Modulus 11, written independently of the site's own check, so that it finds what that would miss. */
export function isClientNumber(text: string): boolean {
  if (!/^\d{8,9}$/.test(text)) return false;
  const digits = [...text.padStart(9, "0")].map(Number);
  const lacking = (weights: readonly number[]) =>
    (11 - (weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0) % 11)) % 11;
  const first = lacking([8, 7, 9, 10, 6, 3, 4, 2]);
  return (first === 10 ? lacking([3, 4, 2, 10, 5, 8, 7, 9]) : first) === digits[8];
}

const parentAt: Readonly<Record<string, "mother" | "father">> = {
  mothersAddress: "mother",
  fathersAddress: "father",
};

function withoutEmail(payload: ApplicationPayload): ApplicationMessage[] {
  const parent = parentAt[textAt(payload, "ird.deliveryAddress")];
  const isAsked =
    valueAt(payload, "ird.applyForNumber") === true && valueAt(payload, "ird.numberByEmail") === true;
  if (!isAsked || !parent || textAt(payload, `${parent}.email`) !== "") return [];
  return [error(`ird_${parent}s_email`, "ird.numberByEmail", "An email address is required.")];
}

function unknownChoices(payload: ApplicationPayload): ApplicationMessage[] {
  const hospital = textAt(payload, "birthPlace.hospital");
  const product = textAt(payload, "certificateOrder.productCode");
  return [
    ...(hospital && !facilities.some(({ identifier }) => identifier === hospital)
      ? [error("10025", "birthPlace.hospital", "The birth facility is not known.")]
      : []),
    ...(product && !Object.hasOwn(products, product)
      ? [error("10025", "certificateOrder.productCode", "The product is not known.")]
      : []),
  ];
}
