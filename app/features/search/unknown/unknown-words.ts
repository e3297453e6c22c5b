import { withTimeout } from "#app/server/http/with-timeout.ts";

/** Different days on which a word must have been asked until anybody sees it. */
const shownFrom = 20;
/** Words kept of one day: nobody fills the table. */
const mostOfDay = 300;
/** Names of people and places are rarely asked on twenty days; what is no plain word is never kept. */
const plainWord = /^[a-z]{4,24}$/;

/**
 * Notes that a word was asked today of which the guide has nothing. It takes one word alone: never a part of a sentence.
 * @param words the unknown words of one search, folded
 * @param day YYYY-MM-DD
 */
export async function noteUnknown(db: D1Database, words: readonly string[], day: string): Promise<void> {
  const [word] = words;
  if (words.length !== 1 || word === undefined || !plainWord.test(word)) return;
  await withTimeout(
    db
      .prepare(
        `insert into unknown_words (word, day) select ?1, ?2
         where (select count(*) from unknown_words where day = ?2) < ?3 on conflict do nothing`,
      )
      .bind(word, day, mostOfDay)
      .run(),
  );
}

export interface UnknownWord {
  word: string;
  days: number;
}

/** @returns what was asked on most days first @throws when the database does not answer */
export async function unknownWords(db: D1Database): Promise<UnknownWord[]> {
  const { results } = await withTimeout(
    db
      .prepare(
        `select word, count(*) as days from unknown_words group by word having days >= ?1 order by days desc, word limit 100`,
      )
      .bind(shownFrom)
      .all<UnknownWord>(),
  );
  return results;
}
