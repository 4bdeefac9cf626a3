-- Whoever removes the row of a file, or lets it name another file, leaves the name of what is to be deleted, in the same
-- transaction: a call, a job, the erasure of a person with everything below it, or a statement by hand.
create or replace function keep_removed_file() returns trigger language plpgsql as $$
begin
  insert into removed_files (bucket, path) values (old.bucket, old.path) on conflict do nothing;
  return null;
end $$;
create or replace function keep_removed_part() returns trigger language plpgsql as $$
begin
  insert into removed_files (bucket, path)
    values ('private', 'parts/' || old.report_id || '/' || old.sha256 || '/' || old.no) on conflict do nothing;
  return null;
end $$;
create or replace trigger documents_removed after delete on documents for each row
  when (old.path <> '') execute function keep_removed_file();
create or replace trigger documents_replaced after update of bucket, path on documents for each row
  when (old.path <> '' and (old.bucket, old.path) is distinct from (new.bucket, new.path))
  execute function keep_removed_file();
create or replace trigger profile_media_removed after delete on profile_media for each row
  when (old.path <> '') execute function keep_removed_file();
create or replace trigger profile_media_replaced after update of bucket, path on profile_media for each row
  when (old.path <> '' and (old.bucket, old.path) is distinct from (new.bucket, new.path))
  execute function keep_removed_file();
create or replace trigger upload_parts_removed after delete on upload_parts for each row
  execute function keep_removed_part();
