import type { Field, FormWords } from "../field.ts";
import { line } from "./line.tsx";

const hoursOfWeek = 168;

export const hoursPerWeek = ({ max = 20 }: { max?: number } = {}): Field =>
  line({
    max,
    width: 4,
    validate: hoursError,
    normalise: withoutSpaces,
    attributes: { inputMode: "decimal", autoComplete: "off" },
  });

export const wholeHours = ({ from, to }: { from: number; to: number }): Field =>
  line({
    max: 20,
    width: 4,
    validate: (answer, t) => {
      const typed = withoutSpaces(answer);
      const isWithin = /^\d{1,3}$/.test(typed) && Number(typed) >= from && Number(typed) <= to;
      return isWithin ? undefined : t("errors/wholeHours", { from, to });
    },
    normalise: withoutSpaces,
    attributes: { inputMode: "numeric", autoComplete: "off" },
  });

const withoutSpaces = (answer: string): string => answer.replace(/\s/g, "");

function hoursError(answer: string, t: FormWords): string | undefined {
  const typed = withoutSpaces(answer);
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(typed)) return t("errors/hours");
  if (/\.\d{3,}$/.test(typed)) return t("errors/hoursDecimals");
  return Number(typed) <= hoursOfWeek ? undefined : t("errors/hoursMost", { max: hoursOfWeek });
}
