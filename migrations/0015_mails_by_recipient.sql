-- Safe to run twice; later changes come as further files that only add.

-- Addresses are sealed (workers/keys/sealed-column.ts): how often one gets a mail is counted by the keyed hash at its beginning.
create index if not exists mails_to_send_by_recipient
  on mails_to_send (substr(address, 1, instr(address, '.') + 22) collate nocase, sent_at);
