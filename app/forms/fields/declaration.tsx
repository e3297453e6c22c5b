import * as z from "zod";
import { type Field, shortLabel } from "../field.ts";
import { readTick, TickBox } from "./tick-box.tsx";

export const declared = (field: Field): Field => ({ ...field, isDeclared: true });

export function declaration(value = "yes"): Field {
  return {
    parts: [""],
    group: true,
    isDeclared: true,
    options: [value],
    check: (t) => z.literal(value, { error: t("errors/required") }),
    missing: (t) => t("errors/required"),
    render: (props) => (
      <TickBox
        {...props}
        describedBy={props.invalid ? props.describedBy : undefined}
        value={value}
        label={shortLabel(props.text)}
      />
    ),
    read: readTick(value),
  };
}
