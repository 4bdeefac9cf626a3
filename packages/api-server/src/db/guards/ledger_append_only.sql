-- Money that moved stays written: an entry of the ledger is added, never changed and never deleted.
create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger_entries is append-only: record another entry instead';
end $$;
create or replace trigger ledger_append_only before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();
