import type { Answers } from "#app/forms/answers.ts";
import type { SectionForm, ServiceToAsk } from "./section-form.ts";

const ofChild = /^children\[(\d+)\]\.(.+)$/;
const refused = new Set(["approved", "is_attending"]);

/** Answers about the same children carry over, except the declaration and what was a refusal. */
export function carriedOver(
  { service, children }: ServiceToAsk,
  before: SectionForm | undefined,
  familyNumbers: readonly string[],
): SectionForm {
  const { provider_identifier, provider_name, subsidy_20_hrs } = service;
  const placeNow = new Map(children.map(({ id }, at) => [id, at]));
  const answers: Answers = Object.fromEntries(
    Object.entries(before?.answers ?? {}).flatMap(([name, answer]) => {
      const [, index, question] = ofChild.exec(name) ?? [];
      if (refused.has(question ?? name) && answer === "false") return [];
      if (name === "supervisor_has_authority") return [];
      if (index === undefined) return [[name, answer] as const];
      const place = placeNow.get(before?.children[Number(index)]?.id ?? "");
      return place === undefined ? [] : [[`children[${place}].${question}`, answer] as const];
    }),
  );
  return {
    answers,
    derived: {},
    reached: 1,
    changed: {},
    service: { provider_identifier, provider_name, subsidy_20_hrs },
    children,
    familyNumbers,
  };
}
