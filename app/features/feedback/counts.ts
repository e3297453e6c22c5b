import { withTimeout } from "#app/server/http/with-timeout.ts";
import { reasons } from "./questions.ts";

export const answers = ["yes", "no", ...reasons] as const;
type Answer = (typeof answers)[number];

/** By page path. */
export type Counts = Readonly<Record<string, Readonly<Partial<Record<Answer, number>>>>>;

/** Pages a month: made-up paths beyond that are not counted. */
const mostPages = 500;

/** @param day YYYY-MM-DD @throws when the database does not answer */
export async function countAnswers(
  db: D1Database,
  day: string,
  path: string,
  given: readonly string[],
): Promise<void> {
  await withTimeout(
    db
      .prepare(
        `insert into feedback (month, path, answer, times)
         select ?1, ?2, value, 1 from json_each(?3)
         where (select count(distinct path) from feedback where month = ?1 and path <> ?2) < ?4
         on conflict do update set times = times + 1`,
      )
      .bind(day.slice(0, 7), path, JSON.stringify(given), mostPages)
      .run(),
  );
}

/** The last three months. @param day YYYY-MM-DD @throws when the database does not answer */
export async function readCounts(db: D1Database, day: string): Promise<Counts> {
  const { results } = await withTimeout(
    db
      .prepare(
        `select path, answer, sum(times) as times from feedback
         where month >= strftime('%Y-%m', ?, 'start of month', '-2 months') group by path, answer order by path`,
      )
      .bind(day)
      .all<{ path: string; answer: Answer; times: number }>(),
  );
  const counts: Record<string, Partial<Record<Answer, number>>> = {};
  for (const { path, answer, times } of results) counts[path] = { ...counts[path], [answer]: times };
  return counts;
}
