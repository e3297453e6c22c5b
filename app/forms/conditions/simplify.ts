import {
  type Group,
  isRows,
  type QuestionDeclaration,
  type Rows,
  type Section,
  type Step,
} from "../declaration.ts";
import { all, always, any, type Condition, not } from "./condition.ts";

/** Undefined if it depends on the page's answers. */
type KnownTruth = (condition: Condition) => boolean | undefined;

type StepWithNotes = Step & { readonly notes?: readonly { readonly when: Condition }[] };

/** Removes what cannot occur, so that the page depends only on its own answers and its style rules stay short. */
export function mapConditions<S extends StepWithNotes>(step: S, known: KnownTruth): S {
  const decide = conditionSimplifier(known);
  const sections = step.sections.flatMap((section) => simplifySection(section, decide));
  const notes = step.notes?.flatMap((note) => {
    const when = decide(note.when);
    return isNever(when) ? [] : [{ ...note, when }];
  });
  return { ...step, sections, ...(notes ? { notes } : {}) };
}

export function ruledOut(known: KnownTruth): (condition: Condition) => boolean {
  const decide = conditionSimplifier(known);
  return (condition) => isNever(decide(condition));
}

type SimplifyCondition = (condition: Condition) => Condition;

/** Memoised, because conditions share parts. */
function conditionSimplifier(known: KnownTruth): SimplifyCondition {
  const decided = new Map<Condition, Condition>();
  const decide: SimplifyCondition = (condition) => {
    const before = decided.get(condition);
    if (before) return before;
    const now = work(condition);
    decided.set(condition, now);
    return now;
  };
  return decide;

  function work(condition: Condition): Condition {
    const holds = known(condition);
    if (holds !== undefined) return holds ? always : never;
    if (condition.op === "not") return negate(decide(condition.of));
    if (condition.op === "all") return allOf(condition.of.map(decide));
    if (condition.op === "any") return anyOf(condition.of.map(decide));
    return condition;
  }
}

const never = any();
const isAlways = (condition: Condition): boolean => condition.op === "all" && condition.of.length === 0;
const isNever = (condition: Condition): boolean => condition.op === "any" && condition.of.length === 0;

const negate = (of: Condition): Condition => (isAlways(of) ? never : isNever(of) ? always : not(of));

function allOf(parts: readonly Condition[]): Condition {
  if (parts.some(isNever)) return never;
  const open = parts.filter((part) => !isAlways(part));
  return open.length === 1 ? open[0]! : all(...open);
}

function anyOf(parts: readonly Condition[]): Condition {
  if (parts.some(isAlways)) return always;
  const open = parts.filter((part) => !isNever(part));
  return open.length === 1 ? open[0]! : any(...open);
}

/** A section that loses all its questions goes; one declared without any stays. */
function simplifySection(section: Section, decide: SimplifyCondition): Section[] {
  const when = decide(section.when);
  const questions = simplifyGroup(section.questions, decide);
  const isEmptied = isEmpty(questions) && !isEmpty(section.questions);
  return isNever(when) || isEmptied ? [] : [{ ...section, when, questions }];
}

const isEmpty = (group: Group): boolean => Object.keys(group).length === 0;

function simplifyGroup(group: Group, decide: SimplifyCondition): Group {
  return Object.fromEntries(
    Object.entries(group).flatMap(([name, entry]) => {
      const folded = simplifyEntry(entry, decide);
      return folded ? [[name, folded]] : [];
    }),
  );
}

function simplifyEntry(entry: Group[string], decide: SimplifyCondition): Group[string] | undefined {
  if (isDeclared(entry)) return simplifyQuestion(entry, decide);
  if (isRows(entry)) return simplifyRows(entry, decide);
  const group = simplifyGroup(entry, decide);
  return isEmpty(group) ? undefined : group;
}

const isDeclared = (entry: Group[string]): entry is QuestionDeclaration => "field" in entry;

function simplifyQuestion(
  question: QuestionDeclaration,
  decide: SimplifyCondition,
): QuestionDeclaration | undefined {
  const when = decide(question.when);
  if (isNever(when)) return undefined;
  const { required } = question;
  return {
    ...question,
    when,
    required: typeof required === "boolean" ? required : truth(decide(required)),
    field: offeredOptions(question, decide),
  };
}

const truth = (condition: Condition): boolean | Condition =>
  isNever(condition) ? false : isAlways(condition) || condition;

function offeredOptions(
  { field, offers = {} }: QuestionDeclaration,
  decide: SimplifyCondition,
): QuestionDeclaration["field"] {
  const options = field.options ?? [];
  const offered = options.filter((option) => !isNever(decide(offers[option] ?? always)));
  return offered.length < options.length && field.only ? field.only(offered) : field;
}

function simplifyRows(rows: Rows, decide: SimplifyCondition): Rows | undefined {
  const when = decide(rows.when);
  return isNever(when) ? undefined : { ...rows, when, row: simplifyGroup(rows.row, decide) };
}
