import { type PayloadGroup, questionsByField } from "./table.ts";

/**
 * Where in the form a message of the other side belongs.
 * @returns the question that a field of the payload is made from, by the field's name there; rows as "siblings.0.sex" or "siblings[0].sex". Nothing when no question stands behind it
 */
export function questionsOfFields(table: PayloadGroup): (field: string | undefined) => string | undefined {
  const fields = [...questionsByField(table)].filter(({ isRows }) => !isRows);
  const questionOf = new Map(
    fields.map(({ path, questions: [question], control }) => [path, question && question + control]),
  );
  const questions = new Set(questionOf.values());
  return (field) => {
    if (!field || field.length > 100) return undefined;
    const name = field.replace(/\.(\d{1,2})(?=\.|$)/g, "[$1]");
    const path = name.replace(/\[\d+\]/g, "[]");
    if (!questionOf.has(path)) {
      const parent = path.slice(0, path.lastIndexOf("."));
      return questions.has(parent) && !questionOf.has(parent) ? parent : name;
    }
    const [row] = /\[\d+\]/.exec(name) ?? [];
    return questionOf.get(path)?.replace("[]", row ?? "");
  };
}
