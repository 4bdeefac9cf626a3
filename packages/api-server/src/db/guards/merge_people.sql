-- An address opens one account, whether it is its first or a further one. After the row, so that who waited for the
-- other to commit sees what it did.
create or replace function refuse_taken_address() returns trigger language plpgsql as $$
begin
  if (tg_table_name = 'users' and exists (select from user_addresses where email_id = new.email_id))
    or (tg_table_name = 'user_addresses' and exists (select from users where email_id = new.email_id)) then
    raise unique_violation using message = 'this address opens another account', constraint = 'users_email';
  end if;
  return null;
end $$;
create or replace trigger users_address_free after insert or update of email_id on users
  for each row execute function refuse_taken_address();
create or replace trigger user_addresses_free after insert or update of email_id on user_addresses
  for each row execute function refuse_taken_address();
-- Hands rows from one person to another. A row that the other has already, by whichever unique key, stays where it is.
create or replace function hand_over_rows(in_table text, in_column text, from_value text, to_value text)
  returns table (moved bigint, stayed bigint) language plpgsql as $$
declare
  place tid;
begin
  moved := 0;
  stayed := 0;
  begin
    execute format('update %I set %I = %L where %I = %L', in_table, in_column, to_value, in_column, from_value);
    get diagnostics moved = row_count;
  exception when unique_violation or foreign_key_violation or check_violation then
    moved := 0;
    for place in execute format('select ctid from %I where %I = %L', in_table, in_column, from_value) loop
      begin
        execute format('update %I set %I = %L where ctid = %L', in_table, in_column, to_value, place);
        moved := moved + 1;
      exception when unique_violation or foreign_key_violation or check_violation then
        stayed := stayed + 1;
      end;
    end loop;
  end;
  return next;
end $$;
