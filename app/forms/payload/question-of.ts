import { type PayloadGroup, questionsByField } from "./table.ts";

/** @returns the question behind a payload field; rows as "siblings.0.sex" or "siblings[0].sex" */
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
