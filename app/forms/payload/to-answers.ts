import type { Answers } from "../answers.ts";
import { isPayloadGroup, isPayloadRows, type PayloadFields, type PayloadGroup } from "./table.ts";

/** Ignores fields the table lacks; rows are numbered as they come. @returns undefined for a value it does not know */
export function toAnswers({ fields }: PayloadGroup, sent: unknown, at = ""): Answers | undefined {
  if (typeof sent !== "object" || sent === null) return undefined;
  const answers = Object.entries(fields).map(([name, field]) =>
    answersOfField(field, Object.hasOwn(sent, name) ? sent[name as keyof typeof sent] : undefined, name, at),
  );
  return answers.includes(undefined) ? undefined : Object.assign({}, ...answers);
}

function answersOfField(
  field: PayloadFields[string],
  sent: unknown,
  name: string,
  at: string,
): Answers | undefined {
  if (isPayloadRows(field)) {
    if (sent === undefined || sent === null) return {};
    if (!Array.isArray(sent) || sent.length > field.max) return undefined;
    const rows = sent.map((row, index) => toAnswers(field, row, `${at}${name}[${index}].`));
    return rows.includes(undefined) ? undefined : Object.assign({}, ...rows);
  }
  if (isPayloadGroup(field))
    return sent === undefined || sent === null ? {} : toAnswers(field, sent, at + (field.at ?? `${name}.`));
  return field.write ? field.write(sent, at + (field.from?.[0] ?? name)) : {};
}
