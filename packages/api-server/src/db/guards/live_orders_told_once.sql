-- An order that is written together with its first payment is told once, by the payment: each telling is a row, and a
-- lock that all commits which tell anything take in turn, and fifty buyers at once waited for one another.
create or replace function live_payments() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into live_events (topic, audience, user_id)
      with seen as (
        select n.order_id from touched n join gone o on to_jsonb(n) -> tg_argv[0] = to_jsonb(o) -> tg_argv[0]
        where live_differs(to_jsonb(o), to_jsonb(n), '{checked_at}')
      )
      select 'payments', 'USER', orders.user_id from orders join seen using (order_id) where orders.user_id is not null
      union select 'orders', 'STAFF', null from seen;
  else
    insert into live_events (topic, audience, user_id)
      with seen as (
        select order_id from touched
        where tg_table_name <> 'orders' or not exists (select from payments where payments.order_id = touched.order_id)
      )
      select 'payments', 'USER', orders.user_id from orders join seen using (order_id) where orders.user_id is not null
      union select 'orders', 'STAFF', null from seen;
  end if;
  return null;
end $$;
