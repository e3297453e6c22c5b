import { also, doubt } from "../edit.ts";
import type { Change } from "../reform.ts";
import { sections } from "../sections.ts";
import { checked, sources } from "../sources.ts";

const jobseekerSupport = "social_security__eligible_for_jobseeker_support";

/** Section 26 says who cannot get it; its text was not found. */
export const jobseekerStudents: Change = {
  id: "jobseeker-support-students",
  en: "Whether a full-time student can get Job Seeker Support was not found: it is only possible",
  mi: "Kāore i kitea mēnā ka taea e te ākonga wā kikī te whiwhi i te <en>Job Seeker Support</en>: ka taea pea anake",
  since: "2018-11-26",
  kind: "correction",
  act: "Social Security Act 2018, section 26",
  source: [sources.act2018Contents],
  checked,
  confidence: "primary",
  criteria: {
    [jobseekerSupport]: also(
      doubt({
        id: "not-a-student",
        en: "The rules for students let you have it",
        mi: "E whakaaetia ana koe e ngā ture mō ngā ākonga",
        law: sections.jobseekerIneligible,
        uses: ["social_security__is_fulltime_student"],
        when: (person) => person.is("social_security__is_fulltime_student"),
        why: {
          en: "You study full time. We have not found the rule of today for students: ask Work and Income",
          mi: "E ako ana koe i te wā kikī. Kāore anō mātou kia kite i te ture o nāianei mō ngā ākonga: pātai atu ki Te Hiranga Tangata",
        },
      }),
    ),
  },
};

export const parentalAssistanceTest: Change = {
  id: "parental-assistance-test",
  en: "At 18 and 19, without a child who depends on you, Job Seeker Support depends on your parents’ income",
  mi: "I te 18 me te 19 tau, mēnā kāore he tamaiti e whirinaki ana ki a koe, ka whirinaki te <en>Job Seeker Support</en> ki te moni whiwhi o ō mātua",
  since: "2026-11",
  kind: "law",
  act: "Announced in 2025 (title of the Act and day not found)",
  source: [sources.parentalAssistanceTest],
  checked,
  confidence: "secondary",
  criteria: {
    [jobseekerSupport]: also(
      doubt({
        id: "parents-income",
        en: "Your parents’ income is at or below the limit, or they cannot support you",
        mi: "Kei te tepe, kei raro iho rānei te moni whiwhi o ō mātua, kāore rānei e taea e rāua te tautoko i a koe",
        law: { ...sections.jobseekerIneligible, from: "2026-11" },
        uses: ["age", "social_security__has_dependant_child"],
        when: (person) => person.number("age") < 20 && !person.is("social_security__has_dependant_child"),
        why: {
          en: "Since November 2026 your parents’ income counts at 18 and 19. We did not ask about it",
          mi: "Mai i Noema 2026 ka whai wāhi te moni whiwhi o ō mātua i te 18 me te 19 tau. Kāore mātou i ui mō tērā",
        },
      }),
    ),
  },
};
