import { isClientNumber } from "#app/nz/client-number.ts";
import { isIrdNumber, stripIrdNumber } from "#app/nz/ird-number.ts";
import type { Field } from "../field.ts";
import { line } from "./line.tsx";

/** An IRD number. Blanks and hyphens that people write into it are no fault; it is kept as bare digits. */
export const irdNumber = (): Field => digits(isIrdNumber, "errors/irdNumber");

/** A client number of the Ministry of Social Development, in the same way. */
export const clientNumber = (): Field => digits(isClientNumber, "errors/clientNumber");

const digits = (
  isGood: (number: string) => boolean,
  message: "errors/irdNumber" | "errors/clientNumber",
): Field =>
  line({
    // With the separators that somebody may write.
    max: 20,
    width: 10,
    validate: (answer, t) => (isGood(stripIrdNumber(answer)) ? undefined : t(message)),
    normalise: stripIrdNumber,
    attributes: { inputMode: "numeric", autoComplete: "off" },
  });
