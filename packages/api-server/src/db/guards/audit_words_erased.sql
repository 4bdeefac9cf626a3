-- An entry of the audit log stays, but the words in it about a person who was erased do not: they may be replaced by a
-- mark. Nothing else of an entry is ever changed, and none is deleted.
create or replace function only_words_erased(was jsonb, remains jsonb) returns boolean language plpgsql immutable as $$
begin
  return case
    when was is not distinct from remains then true
    when jsonb_typeof(was) = 'string' then remains = '"(erased)"'
    when jsonb_typeof(was) = 'object' and jsonb_typeof(remains) = 'object' then
      not exists (select from jsonb_object_keys(remains) as kept(key) where not was ? kept.key)
      and not exists (
        select from jsonb_each(was) as part
        where not remains ? part.key or not only_words_erased(part.value, remains -> part.key))
    when jsonb_typeof(was) = 'array' and jsonb_typeof(remains) = 'array' then
      jsonb_array_length(was) = jsonb_array_length(remains)
      and not exists (
        select from jsonb_array_elements(was) with ordinality as part(value, place)
        where not only_words_erased(part.value, remains -> (part.place - 1)::int))
    else false
  end;
end $$;
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - '{details,before,after}'::text[] = to_jsonb(old) - '{details,before,after}'::text[]
      and only_words_erased(old.details, new.details)
      and only_words_erased(old.before, new.before)
      and only_words_erased(old.after, new.after)
    then
      return new;
    end if;
  end if;
  raise exception 'audit_entries is append-only';
end $$;
-- People who were erased before this guard existed: `erase-audit-words.ts` is never called for them again.
create or replace function pg_temp.without_words(facts jsonb) returns jsonb language plpgsql as $$
begin
  return (
    select coalesce(
      jsonb_object_agg(
        key,
        case
          when jsonb_typeof(value) = 'object' then pg_temp.without_words(value)
          when jsonb_typeof(value) = 'string' and key in (
            'emailId', 'furtherAddress', 'holderName', 'name', 'nextStep', 'passkey', 'phone', 'reason', 'remark',
            'subject', 'text')
            then '"(erased)"'
          else value
        end),
      '{}')
    from jsonb_each(facts));
end $$;
update audit_entries
set details = pg_temp.without_words(details),
  before = case when before is not null then pg_temp.without_words(before) end,
  after = case when after is not null then pg_temp.without_words(after) end
where action <> 'people.erased' and subject_id in (
  select u.user_id
  from users u join users person on person.user_id = coalesce(u.merged_into_id, u.user_id)
  where person.email_id = 'deleted-' || person.user_id || '@account.invalid');
