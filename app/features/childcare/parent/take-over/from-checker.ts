import { type Answers, answerTo } from "#app/forms/answers.ts";

/** The checker adds up all kinds of income, so income is not taken. */
export function fromChecker(answers: Answers): Answers {
  const given = (name: string) => answerTo(answers, name);
  const partner = given("applicant.relationshipStatus");
  const status = given("applicant.workOrStudy");
  const partnerWorks = given("applicant.doesPartnerWork");
  const truth = (...those: string[]) => (status === undefined ? undefined : String(those.includes(status)));
  const taken: Record<string, string | undefined> = {
    hasPartner: partner === undefined ? undefined : partner === "single" ? "no" : "yes",
    "parent.work_and_activities.has_work": truth("work", "self", "both"),
    "parent.work_and_activities.has_course": truth("study", "both"),
    "parent.work_and_activities.work_hours_weekly": given("applicant.worksWeeklyHours"),
    "partner.work_and_activities.has_work":
      partner === "single" ? undefined : partnerWorks === "self" ? "true" : partnerWorks,
    "partner.work_and_activities.work_hours_weekly": given("partner.worksWeeklyHours"),
  };
  return Object.fromEntries(
    Object.entries(taken).flatMap(([name, answer]) => (answer ? [[name, answer]] : [])),
  );
}
