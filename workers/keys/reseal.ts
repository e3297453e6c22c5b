import type { SealedColumn, SealedColumns } from "./sealed-column.ts";

const atOnce = 500;
/** The next hourly run continues. */
const mostPages = 40;

/** What cannot be opened stays, as its key may come back. @returns how many were sealed again */
export async function resealColumns(
  db: D1Database,
  { dueDates, addresses, places }: SealedColumns,
): Promise<{ dueDates: number; addresses: number; places: number; mails: number }> {
  return {
    dueDates: await resealDueDates(db, dueDates),
    addresses: await resealAddresses(db, addresses),
    places: await resealPlaces(db, places),
    mails: await resealMails(db, addresses),
  };
}

interface Renewed {
  was: string;
  is: string;
  person?: string;
}

/** One due day at a time, so that what was sent and what waits stay tied to it. */
async function resealDueDates(db: D1Database, column: SealedColumn): Promise<number> {
  const renewed = await renewedOf(
    column,
    await all(
      db,
      `select distinct val as was from preferences
       where grp = 'settings' and key = 'dd' and val > '' and (val < ?1 or val >= ?2)`,
      column.newestRange,
    ),
  );
  for (const { was, is } of renewed)
    await db.batch(
      [
        "update preferences set val = ?2 where grp = 'settings' and key = 'dd' and val = ?1",
        "update or replace reminders_sent set due_date = ?2 where due_date = ?1",
        `update mails_to_send set facts = json_set(facts, '$.dueDate', ?2)
         where kind = 'reminder' and state <> 'sent' and facts ->> 'dueDate' = ?1`,
      ].map((sql) => db.prepare(sql).bind(was, is)),
    );
  return renewed.length;
}

async function resealPlaces(db: D1Database, column: SealedColumn): Promise<number> {
  let count = 0;
  let last = "";
  for (let page = 0; page < mostPages; page++) {
    const rows = await all(
      db,
      `select distinct val as was from preferences
       where grp = 'settings' and key in ('loc', 'lat', 'lng') and val > ?3 and (val < ?1 or val >= ?2) order by val limit ?4`,
      [...column.newestRange, last, atOnce],
    );
    const renewed = await renewedOf(column, rows);
    if (renewed.length > 0)
      await db
        .prepare(
          `update preferences set val = renewed.value ->> 'is' from json_each(?1) renewed
           where preferences.grp = 'settings' and preferences.key in ('loc', 'lat', 'lng') and preferences.val = renewed.value ->> 'was'`,
        )
        .bind(JSON.stringify(renewed))
        .run();
    count += renewed.length;
    const end = rows.at(-1);
    if (!end || rows.length < atOnce) return count;
    last = end.was;
  }
  return count;
}

async function resealAddresses(db: D1Database, column: SealedColumn): Promise<number> {
  let count = 0;
  let last = ["", ""];
  for (let page = 0; page < mostPages; page++) {
    const rows = await all(
      db,
      `select person_id as person, address as was from email_addresses
       where (person_id, address) > (?3, ?4) and (address < ?1 or address >= ?2)
       order by person_id, address limit ?5`,
      [...column.newestRange, ...last, atOnce],
    );
    const renewed = await renewedOf(column, rows);
    const list = JSON.stringify(renewed);
    if (renewed.length > 0)
      await db.batch([resealedOfPeople, resealedMailsOfPeople].map((sql) => db.prepare(sql).bind(list)));
    count += renewed.length;
    const end = rows.at(-1);
    if (!end || rows.length < atOnce) return count;
    last = [end.person ?? "", end.was];
  }
  return count;
}

/** In one transaction, so that a waiting mail still goes to its person's address. */
const resealedMailsOfPeople = `
  update mails_to_send set address = renewed.value ->> 'is' from json_each(?1) renewed
  where mails_to_send.person_id = renewed.value ->> 'person' and mails_to_send.address = renewed.value ->> 'was'`;
const resealedOfPeople = `
  update or replace email_addresses set address = renewed.value ->> 'is' from json_each(?1) renewed
  where email_addresses.person_id = renewed.value ->> 'person' and email_addresses.address = renewed.value ->> 'was'`;

async function resealMails(db: D1Database, column: SealedColumn): Promise<number> {
  const renewed = await renewedOf(
    column,
    await all(
      db,
      `select distinct address as was from mails_to_send where address < ?1 or address >= ?2 limit ?3`,
      [...column.newestRange, atOnce],
    ),
  );
  await Promise.all(
    renewed.map(({ was, is }) =>
      db.prepare("update mails_to_send set address = ?2 where address = ?1").bind(was, is).run(),
    ),
  );
  return renewed.length;
}

async function all(db: D1Database, sql: string, values: readonly (string | number)[]) {
  return (
    await db
      .prepare(sql)
      .bind(...values)
      .all<{ was: string; person?: string }>()
  ).results;
}

async function renewedOf(
  column: SealedColumn,
  rows: readonly { was: string; person?: string }[],
): Promise<Renewed[]> {
  const renewed = rows.map(async (row) => {
    const text = await column.open(row.was);
    return text ? [{ ...row, is: await column.close(text) }] : [];
  });
  return (await Promise.all(renewed)).flat();
}
