import { withTimeout } from "#app/server/http/with-timeout.ts";

/** @param day YYYY-MM-DD @param path of a page that exists, or a pattern @throws when the database does not answer */
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
         select ?1, ?2, value, 1 from json_each(?3) where true
         on conflict do update set times = times + 1`,
      )
      .bind(day.slice(0, 7), path, JSON.stringify(given))
      .run(),
  );
}
