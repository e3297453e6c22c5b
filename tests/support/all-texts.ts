import texts from "../../.build/texts.json";

interface Table {
  readonly [key: string]: string | Table;
}

interface Text {
  table: string;
  key: string;
  en: string;
  mi: string;
}

/** Every text of the site: `table` as `wordsOf` names it, `key` as its words are asked for. */
export const allTexts = (): Text[] =>
  Object.entries<Table>(texts.en).flatMap(([table, en]) =>
    textsIn(table, "", en, (texts.mi as Table)[table] as Table),
  );

export function textsIn(table: string, path: string, en: Table, mi: Table): Text[] {
  return Object.entries(en).flatMap(([name, value]) => {
    const key = path ? `${path}/${name}` : name;
    const other = mi[name];
    return typeof value === "string"
      ? [{ table, key, en: value, mi: String(other) }]
      : textsIn(table, key, value, other as Table);
  });
}
