import { prefixed } from "#app/forms/prefixed.ts";
import type { StepText } from "#app/wizard/step-text.ts";
import type { Person } from "../../people.ts";

const contact = (of: string) => ({
  phone: { label: `Phone number of the ${of}`, hint: "Digits and spaces only." },
  email: { label: `Email address of the ${of}` },
});
const employer = contact("employer");
const organisation = contact("organisation");

/** Sentences about the person, who is `you` or the partner. */
interface Asked {
  work: string;
  course: string;
  activities: string;
  medical: string;
}

const questions = ({ work, course, activities, medical }: Asked) => ({
  has_work: { label: work, short: "Work" },
  employer_name: { label: "Name of the employer", hint: "If self-employed, the name of the business." },
  employer_address: { label: "Address of the employer" },
  employer_phone: employer.phone,
  employer_email: employer.email,
  work_hours_weekly: { label: "Hours of work a week", hint: "For example 32 or 4.25." },
  work_transit_hours_weekly: {
    label: "Hours a week to travel between childcare and work",
    short: "Hours a week to travel to work",
    hint: "There and back, all days together. If there are none, enter 0.",
  },
  has_course: { label: course, short: "Course" },
  organisation_name: {
    label: "Name of the organisation",
    hint: "The school, training provider or university.",
  },
  organisation_address: { label: "Address of the organisation" },
  organisation_phone: organisation.phone,
  organisation_email: organisation.email,
  course_name: { label: "Name of the course" },
  is_course_nzqa_accredited: {
    label: "Is the course accredited by NZQA?",
    short: "Accredited by NZQA",
    hint: "NZQA is the New Zealand Qualifications Authority. The organisation can tell you.",
  },
  course_start_date: { label: "Start date of the course" },
  course_end_date: { label: "Finish date of the course" },
  course_hours_weekly: { label: "Hours of study a week" },
  course_transit_hours_weekly: {
    label: "Hours a week to travel between childcare and the course",
    short: "Hours a week to travel to the course",
    hint: "There and back, all days together. If there are none, enter 0.",
  },
  has_winz_activities: { label: activities, short: "Activities agreed with Work and Income" },
  activities: { label: "What are the activities?", short: "Activities" },
  activity_hours_weekly: { label: "Hours of activities a week" },
  activity_transit_hours_weekly: {
    label: "Hours a week to travel between childcare and the activities",
    short: "Hours a week to travel to the activities",
    hint: "There and back, all days together. If there are none, enter 0.",
  },
  has_medical_reason: { label: medical, short: "Medical reason" },
  medical_duration: {
    label: "How long is childcare needed for this reason?",
    short: "How long for a medical reason",
    hint: "For example 6 weeks, or until March.",
  },
  medical_hours_weekly: { label: "Hours of childcare a week needed for this reason", short: "Hours a week" },
});

const shared = {
  sections: {
    work: "Work",
    course: "Education and training",
    "course-details": "The course",
    activities: "Activities",
    medical: "Illness or disability",
  },
  notes: {
    "not-accredited":
      'The course must be accredited by NZQA to count for the Childcare Subsidy. Please contact Work and Income on <a href="tel:0800559009">0800 559 009</a> to talk about this course. You can still go on with this form.',
  },
};

export const workOf = {
  parent: {
    ...shared,
    title: "Work and study",
    heading: "Your work, education and activities",
    companion: "Tō mahi, tō ako me ō ngohe",
    questions: prefixed(
      "parent.work_and_activities",
      questions({
        work: "Do you need childcare because you work?",
        course: "Do you need childcare because you study or train?",
        activities: "Do you need childcare for activities you agreed on with Work and Income?",
        medical: "Do you need childcare because of an illness or a disability?",
      }),
    ),
  },
  partner: {
    ...shared,
    title: "Partner’s work",
    heading: "Your partner’s work, education and activities",
    companion: "Te mahi, te ako me ngā ngohe a tō hoa rangatira",
    questions: prefixed(
      "partner.work_and_activities",
      questions({
        work: "Is childcare needed because your partner works?",
        course: "Is childcare needed because your partner studies or trains?",
        activities: "Is childcare needed for activities your partner agreed on with Work and Income?",
        medical: "Is childcare needed because of an illness or a disability of your partner?",
      }),
    ),
  },
} as const satisfies Record<Person, StepText>;
