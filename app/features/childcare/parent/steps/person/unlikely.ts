import type { Answers } from "#app/forms/answers.ts";
import { onServer } from "#app/forms/conditions/condition.ts";
import type { Note } from "#app/forms/conditions/note.ts";
import { readDate } from "#app/forms/typed-day.ts";
import { toIso, wholeYears } from "#app/nz/date.ts";
import type { Person } from "../../people.ts";

/** Years: younger people get no payment of their own. */
const youngestParent = 16;

const dayOf = (answers: Answers, name: string): string | undefined => {
  const date = readDate(answers, name);
  return date && toIso(date);
};

/** Warnings where something is typed that hardly can be; they stop nobody. @param today YYYY-MM-DD */
export const unlikelyNotes = (who: Person, today: string): Note[] => {
  const born = (answers: Answers) => dayOf(answers, `${who}.date_of_birth`);
  const before = (name: string) => (answers: Answers) => {
    const [birth, day] = [born(answers), dayOf(answers, `${who}.${name}`)];
    return birth !== undefined && day !== undefined && day < birth;
  };
  return [
    {
      id: "young",
      after: `${who}.date_of_birth`,
      when: onServer((answers) => {
        const day = born(answers);
        return day !== undefined && wholeYears(day, today) < youngestParent;
      }),
      kind: "warning",
    },
    ...["date_of_residence_status", "date_arrived_in_nz"].map(
      (name): Note => ({
        id: `before-birth-${name}`,
        after: `${who}.${name}`,
        when: onServer(before(name)),
        kind: "warning",
      }),
    ),
  ];
};
