-- What was earned stays written, with the rate of its day: an item is added, never changed and never deleted.
create or replace function refuse_earning_change() returns trigger language plpgsql as $$
begin
  raise exception 'earning_items is append-only';
end $$;
create or replace trigger earning_items_append_only before update or delete on earning_items
  for each row execute function refuse_earning_change();
