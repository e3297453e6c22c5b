import { areaColumns, columns } from "./rows.ts";

const mostWithin = 24;
const mostRead = 500;

/** ?1: interpretations, each with index, name, upper bound of the name's prefix range, and other words. */
const asked = `with asked as (
  select key as reading, value ->> 'name' as said, value ->> 'until' as until, value -> 'within' as within from json_each(?1))`;
const isWithin = "not exists (select 1 from json_each(asked.within) as w where instr(words, w.value) = 0)";
const told = "join places using (rank) join place_areas using (area) left join place_postcodes using (rank)";

export const exactSql = `${asked}
  select reading, rank, ${columns} from asked join place_names on place_names.name = said ${told}
  where ${isWithin} order by reading, rank limit ${mostRead}`;

/** Common prefixes have a ready list; before further words they match exact names only. */
export const beginningSql = `${asked}, matching as (
    select reading, 0 as longer, position as place_in_order, rank, within
      from asked join place_beginnings on beginning = said where within = '[]'
    union all
    select reading, place_names.name <> said, rank, rank, within
      from asked join place_names on place_names.name >= said and place_names.name < until
      where not exists (select 1 from place_beginnings where beginning = said)
    union all
    select reading, 0, rank, rank, within from asked join place_names on place_names.name = said
      where within <> '[]' and exists (select 1 from place_beginnings where beginning = said))
  select reading, rank, ${columns} from matching as asked ${told}
  where ${isWithin} order by reading, longer, place_in_order limit ?2`;

export const mostInAnyOrder = 6;

/** Words in another order ("central auckland"): one begins between ?2 and ?3, the place has all of ?4 to ?9 (some empty). */
export const anyOrderSql = `select ${areaColumns} from place_areas
  where area in (select area from place_words where word >= ?2 and word < ?3)
    and ${Array.from({ length: mostInAnyOrder }, (_, index) => `instr(words, ?${index + 4}) > 0`).join(" and ")}
  order by area limit ?1`;

const locality = `select ${areaColumns} from place_areas where kind = 'locality'`;
export const bandSql = `${locality} and is_approximate = 0 and id like 'locality-%' and latitude between ?1 and ?2`;
const inBox = (isBetween: string) =>
  `${locality} and latitude between ?1 and ?2 and ${isBetween} order by area limit ${mostWithin}`;
export const boxSql = inBox("longitude between ?3 and ?4");
export const boxAcrossSql = inBox("(longitude >= ?3 or longitude <= ?4)");
export const areaSql = `select ${areaColumns} from place_areas where id = ?1`;
export const streetSql = `select ${columns} from place_names ${told}
  where place_names.name = ?2 and id = ?1 and street is not null`;
