import { type Answers, answersTo } from "#app/forms/answers.ts";
import { controlsOf, type Question, questionsOf } from "#app/forms/questions.ts";
import type { Criterion } from "#app/server/neighbours/rules.ts";
import { questionnaire } from "../questionnaire/questions.ts";
import { questionBehind } from "../request/to-situation.ts";

const numberOfChildren = "applicant.numberOfChildren";
const expecting = "applicant.gaveBirthToThisChild";
const ages = ["children.youngestDateOfBirth", "children.ages"];
const care = [
  "applicant.isPrincipalCarer",
  "applicant.allChildrenInTheirFullTimeCare",
  "applicant.isPrincipalCarerForProportion",
];
const earlyLearning = [...ages, "child.attendsECE", "child.weeklyECEHours"];
const disability = [
  "child.hasSeriousDisability",
  "child.requiresConstantCareAndAttention",
  "child.constantCareUnderSix",
];

const work = [
  "applicant.workOrStudy",
  "applicant.worksWeeklyHours",
  "applicant.doesPartnerWork",
  "partner.worksWeeklyHours",
];
const study = ["applicant.workOrStudy", "applicant.isStudyingFullTime"];

// Criteria whose answers the rules cannot name: they look at the whole family, a role or a default. By id, across benefits.

const aboutChildren: Readonly<Record<string, readonly string[]>> = {
  "carer-of-dependent-child": care,
  "principal-caregiver": ["applicant.isPrincipalCarer"],
  parent: ["applicant.isParent"],
  "not-the-parent": ["applicant.isParent"],
  "carer-for-a-year": ["applicant.isPrincipalCarerForOneYearFromApplicationDate"],
  "young-child": [...ages, expecting],
  "child-born": [expecting],
  "with-children": [numberOfChildren, "applicant.isPrincipalCarer"],
  "under-5": earlyLearning,
  "starting-school": earlyLearning,
  "disabled-under-6": [...earlyLearning, ...disability],
  "disabled-child": disability,
  "full-time-care": ["child.hasSeriousDisability"],
  "orphaned-child": ["children.birthParents", "applicant.isParent"],
  "unsupported-child": ["children.birthParents", "applicant.isParent"],
  "multiple-birth": ["applicant.needsDomesticSupport", numberOfChildren, ...ages],
};

const aboutWork: Readonly<Record<string, readonly string[]>> = {
  earner: work,
  "full-time-earner": work,
  student: study,
  "available-for-work": ["applicant.workOrStudy", "applicant.employmentStatus"],
  "full-time": study,
  "secondary-with-partner-and-child": [...study, "applicant.age"],
  "tertiary-with-child": [...study, "applicant.age"],
  "adult-student": [...study, "applicant.age"],
};

/** Each of a page's hundred criteria asks. */
const remembered = new WeakMap<Answers, Question[]>();
function answeredIn(answers: Answers): Question[] {
  const answered =
    remembered.get(answers) ??
    questionsOf(questionnaire, answers).filter((question) =>
      controlsOf(question).some((control) => answersTo(answers, control)[0]),
    );
  remembered.set(answers, answered);
  return answered;
}

export function questionsBehind(criterion: Criterion, answers: Answers): Question[] {
  const { id, used } = criterion;
  const names = new Set(
    aboutChildren[id] ??
      aboutWork[id] ??
      used.map(({ variable, instance }) => questionBehind(variable, instance)),
  );
  const answered = answeredIn(answers);
  const named = (wanted: ReadonlySet<string | undefined>) => answered.filter(({ name }) => wanted.has(name));
  const found = named(names);
  return aboutChildren[id] && isWithoutChildren(answers)
    ? named(new Set([expecting, numberOfChildren]))
    : found;
}

export const isWithoutChildren = (answers: Answers): boolean =>
  answersTo(answers, numberOfChildren)[0] === "0";
