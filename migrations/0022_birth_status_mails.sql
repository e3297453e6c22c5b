-- Who wants a mail at each stage of a registration. Moments are milliseconds since 1970, UTC. Safe to run twice; later changes come as further
-- files that only add.

create table if not exists birth_status_mails (
  -- Signatures of the reference with the address, and of the reference.
  id text primary key,
  reference_hash text not null,
  -- Reference, birth date, address and language, sealed with the site's secret.
  sealed text not null,
  -- How many stages were done when the last mail was written.
  told integer not null,
  tried_at integer not null,
  expires_at integer not null
) without rowid;

create index if not exists birth_status_mails_tried on birth_status_mails (tried_at);
create index if not exists birth_status_mails_expires on birth_status_mails (expires_at);
create index if not exists birth_status_mails_reference on birth_status_mails (reference_hash);
