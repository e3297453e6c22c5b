import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type * as z from "zod";
import { type Answers, answersTo } from "./answers.ts";

// Only this file knows conform (decision 31).

type ErrorsByName = Readonly<Record<string, readonly string[]>>;

export function checkNested(answers: Answers, schema: z.ZodType): ErrorsByName {
  const submission = parseWithZod(toFormData(answers), { schema, disableAutoCoercion: true });
  return submission.status === "success" ? {} : (submission.error as ErrorsByName);
}

function toFormData(answers: Answers): FormData {
  const data = new FormData();
  for (const name of Object.keys(answers)) {
    for (const value of answersTo(answers, name)) data.append(name, value);
  }
  return data;
}

export function useFormState(id: string, errors: ErrorsByName) {
  const [form] = useForm<Record<string, unknown>, unknown, readonly string[]>({
    id,
    lastResult: { error: errors },
  });
  return { id: form.id, noValidate: form.noValidate, errors: form.allErrors };
}
