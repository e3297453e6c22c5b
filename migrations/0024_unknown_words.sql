-- Single words of searches that the guide has nothing on: on which days each was asked, by nobody. Editors see those of 20 days.
create table if not exists unknown_words (
  -- Folded: small letters without macrons.
  word text not null,
  -- YYYY-MM-DD
  day text not null,
  primary key (word, day)
) without rowid;

create index if not exists unknown_words_by_day on unknown_words (day);
