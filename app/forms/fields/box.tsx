import * as z from "zod";
import { Rich } from "#app/ui/rich.tsx";
import type { Field } from "../field.ts";
import { readTick, TickBox } from "./tick-box.tsx";

export function box(value = "yes"): Field {
  return {
    parts: [""],
    group: false,
    isLabelled: true,
    isOptional: true,
    options: [value],
    missing: (t) => t("errors/required"),
    check: (t) => z.literal(value, { error: t("errors/notAnOption") }),
    render: (props) => <TickBox {...props} value={value} label={<Rich text={props.text.label} />} />,
    read: readTick(value),
  };
}
