import { isClientNumber } from "#app/nz/client-number.ts";
import { isIrdNumber, stripIrdNumber } from "#app/nz/ird-number.ts";
import type { Field } from "../field.ts";
import { line } from "./line.tsx";

export const irdNumber = (): Field => digits(isIrdNumber, "errors/irdNumber");

/** Of the Ministry of Social Development. */
export const clientNumber = (): Field => digits(isClientNumber, "errors/clientNumber");

const digits = (
  isGood: (number: string) => boolean,
  message: "errors/irdNumber" | "errors/clientNumber",
): Field =>
  line({
    // With separators.
    max: 20,
    width: 10,
    validate: (answer, t, { invalid = t(message) }) => (isGood(stripIrdNumber(answer)) ? undefined : invalid),
    normalise: stripIrdNumber,
    attributes: { inputMode: "numeric", autoComplete: "off" },
  });
