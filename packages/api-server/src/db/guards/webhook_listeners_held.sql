-- The endpoints that are told of an event are held by a lock until the change commits. One that is being deleted
-- meanwhile is waited for and then left out: its deletion never makes the change itself fail. The lock stops no change of
-- an endpoint, only its deletion, and other events take it too.
create or replace function emit_webhook_event(event_type text, event_data jsonb) returns void language plpgsql as $$
declare
  made uuid := gen_random_uuid();
  listeners uuid[] := array(
    select endpoint_id from webhook_endpoints where event_types @> array[event_type] for key share);
begin
  if cardinality(listeners) = 0 then
    return;
  end if;
  insert into webhook_events (event_id, type, data, occurred_at) values (made, event_type, event_data, clock_timestamp());
  insert into webhook_deliveries (delivery_id, event_id, endpoint_id, next_try_at, created_at)
    select gen_random_uuid(), made, endpoint_id, clock_timestamp(), clock_timestamp()
    from unnest(listeners) as listening(endpoint_id);
end $$;
