-- What staff have done stays written, whoever asks: an entry of the audit log is added, never changed and never deleted.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_entries is append-only';
end $$;
create or replace trigger audit_append_only before update or delete on audit_entries
  for each row execute function refuse_audit_change();
create or replace trigger audit_never_emptied before truncate on audit_entries
  for each statement execute function refuse_audit_change();
