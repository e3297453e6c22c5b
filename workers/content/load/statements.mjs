/** Run as one batch, these are one transaction. Rows are bound as one JSON value, because a statement takes only 100 values. */
export function statementsFor(db, { content, rows, version }) {
  const statement = (sql, ...values) => db.prepare(sql).bind(...values);
  const { stages, simplePages, banners, outages, support } = content;
  const published = {
    stages: stages.map(withoutCards),
    simplePages: simplePages.map(({ keywords, ...page }) => page),
    banners,
    outages,
    support: support.topics.map(({ keywords, keywordsOf, ...topic }) => topic),
  };
  return [
    db.prepare("delete from content_items"),
    db.prepare("delete from content_search"),
    db.prepare("insert into content_index (content_index) values ('delete-all')"),
    db.prepare("delete from content_cards"),
    db.prepare("delete from content_words"),
    ...stages.map((stage) =>
      statement(
        `insert into content_items (kind, id, body)
         select value ->> 'kind', value ->> 'id', value -> 'body' from json_each(?1)`,
        JSON.stringify(itemsOf(stage)),
      ),
    ),
    ...searchStatements(statement, rows),
    statement(
      `insert into content_publication (id, version, body, published_at) values (1, ?1, ?2, ?3)
       on conflict (id) do update set version = ?1, body = ?2, published_at = ?3`,
      version,
      JSON.stringify(published),
      new Date().toISOString(),
    ),
  ];
}

function searchStatements(statement, { cards, words }) {
  const json = JSON.stringify(cards);
  return [
    statement(
      `insert into content_index (rowid, name, keywords, content)
       select value ->> 'rowNumber', value ->> 'name', value ->> 'keywords', value ->> 'content' from json_each(?1)`,
      json,
    ),
    statement(
      `insert into content_cards (row_number, card_id, section_id, stage_id, language, body)
       select value ->> 'rowNumber', value ->> 'cardId', value ->> 'sectionId', value ->> 'stageId',
         value ->> 'language', value -> 'body' from json_each(?1)`,
      json,
    ),
    statement(
      `insert into content_words (word, language, written, cards)
       select value ->> 'word', value ->> 'language', value ->> 'written', value ->> 'cards' from json_each(?1)`,
      JSON.stringify(words),
    ),
  ];
}

function itemsOf({ Sections, ...stage }) {
  const sections = Sections.map((section) => ({
    ...section,
    Cards: section.Cards.map(({ keywords, ...card }) => card),
  }));
  const { id, nameEn, nameMi } = stage;
  return [
    { kind: "stage", id: stage.id, body: { ...stage, Sections: sections } },
    ...sections.map(({ Cards, ...section }) => ({
      kind: "section",
      id: section.id,
      body: { ...section, stage: { id, nameEn, nameMi }, Cards },
    })),
  ];
}

function withoutCards({ Sections, ...stage }) {
  return {
    ...stage,
    Sections: Sections.map(({ Cards, Guests, introEn, introMi, translation, ...section }) => ({
      ...section,
      Cards: Cards.map(({ id, NameEN, NameMI, translation }) => ({ id, NameEN, NameMI, translation })),
    })),
  };
}
