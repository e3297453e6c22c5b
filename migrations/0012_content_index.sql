-- The full-text index without a copy of the texts, which content_cards holds: less than half the size of content_search, which
-- stays empty from now on.
create virtual table if not exists content_index using fts5 (
  name,
  keywords,
  content,
  content = '',
  tokenize = 'unicode61 remove_diacritics 2'
);
