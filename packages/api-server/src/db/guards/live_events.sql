-- What changed is told by the rows themselves, whoever writes them: a call, a job, a verb or a statement by hand. Each
-- trigger writes who is to hear of it, once for a statement; the log then tells all processes, when the transaction is
-- committed and only then.
alter table live_events alter column at set default clock_timestamp();

create or replace function notify_live() returns trigger language plpgsql as $$
begin
  perform pg_notify('plinth_live', json_build_array(event_id, topic, audience, user_id, cohort_id)::text) from told;
  return null;
end $$;
create or replace trigger live_events_notify after insert on live_events
  referencing new table as told for each statement execute function notify_live();

-- Whether a row has become another one, apart from columns that nobody sees.
create or replace function live_differs(old_row jsonb, new_row jsonb, unseen text[]) returns boolean
  language sql immutable as $$ select old_row - unseen is distinct from new_row - unseen $$;

create or replace function live_notifications() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into live_events (topic, audience, user_id)
      select distinct 'notifications', 'USER', n.user_id from touched n join gone o using (notification_id)
      where n.in_app and n.read_at is distinct from o.read_at;
  else
    insert into live_events (topic, audience, user_id)
      select distinct 'notifications', 'USER', user_id from touched where in_app;
  end if;
  return null;
end $$;
create or replace trigger live_notifications_added after insert on notifications
  referencing new table as touched for each statement execute function live_notifications();
create or replace trigger live_notifications_changed after update on notifications
  referencing old table as gone new table as touched for each statement execute function live_notifications();

create or replace function live_queries() returns trigger language plpgsql as $$
begin
  insert into live_events (topic, audience, user_id, cohort_id)
    select 'queries', 'COHORT', null::uuid, cohort_id from touched where is_shared
    union select 'queries', 'MENTORS', null, cohort_id from touched where not is_shared
    union select 'queries', 'USER', asked_by_id, cohort_id from touched where not is_shared;
  return null;
end $$;
create or replace trigger live_queries_added after insert on mentor_queries
  referencing new table as touched for each statement execute function live_queries();
create or replace trigger live_queries_changed after update on mentor_queries
  referencing new table as touched for each statement execute function live_queries();
create or replace trigger live_queries_removed after delete on mentor_queries
  referencing old table as touched for each statement execute function live_queries();

create or replace function live_messages() returns trigger language plpgsql as $$
begin
  insert into live_events (topic, audience, user_id, cohort_id)
    with queries as (select q.* from mentor_queries q where q.query_id in (select query_id from touched))
    select 'queries', 'COHORT', null::uuid, cohort_id from queries where is_shared
    union select 'queries', 'MENTORS', null, cohort_id from queries where not is_shared
    union select 'queries', 'USER', asked_by_id, cohort_id from queries where not is_shared;
  return null;
end $$;
create or replace trigger live_messages_added after insert on mentor_query_messages
  referencing new table as touched for each statement execute function live_messages();
create or replace trigger live_messages_changed after update on mentor_query_messages
  referencing new table as touched for each statement execute function live_messages();
create or replace trigger live_messages_removed after delete on mentor_query_messages
  referencing old table as touched for each statement execute function live_messages();

-- A draft is seen by nobody else, and saved with every few words.
create or replace function live_reports() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into live_events (topic, audience, user_id, cohort_id)
      with seen as (
        select n.user_id, n.cohort_id from touched n join gone o using (report_id)
        where live_differs(to_jsonb(o), to_jsonb(n), '{draft_text}') and (n.review_status <> 'DRAFT' or o.review_status <> 'DRAFT')
      )
      select 'hand-ins', 'USER', user_id, cohort_id from seen union select 'hand-ins', 'MENTORS', null, cohort_id from seen;
  else
    insert into live_events (topic, audience, user_id, cohort_id)
      select 'hand-ins', 'USER', user_id, cohort_id from touched where review_status <> 'DRAFT'
      union select 'hand-ins', 'MENTORS', null, cohort_id from touched where review_status <> 'DRAFT';
  end if;
  return null;
end $$;
create or replace trigger live_reports_added after insert on reports
  referencing new table as touched for each statement execute function live_reports();
create or replace trigger live_reports_changed after update on reports
  referencing old table as gone new table as touched for each statement execute function live_reports();

-- Of whatever belongs to a cohort: the topic is the argument of the trigger.
create or replace function live_cohort() returns trigger language plpgsql as $$
begin
  insert into live_events (topic, audience, cohort_id) select distinct tg_argv[0], 'COHORT', cohort_id from touched;
  return null;
end $$;
create or replace trigger live_sessions_added after insert on live_sessions
  referencing new table as touched for each statement execute function live_cohort('sessions');
create or replace trigger live_sessions_changed after update on live_sessions
  referencing new table as touched for each statement execute function live_cohort('sessions');
create or replace trigger live_sessions_removed after delete on live_sessions
  referencing old table as touched for each statement execute function live_cohort('sessions');
create or replace trigger live_node_dates_added after insert on cohort_node_dates
  referencing new table as touched for each statement execute function live_cohort('sessions');
create or replace trigger live_node_dates_changed after update on cohort_node_dates
  referencing new table as touched for each statement execute function live_cohort('sessions');
create or replace trigger live_node_dates_removed after delete on cohort_node_dates
  referencing old table as touched for each statement execute function live_cohort('sessions');
create or replace trigger live_slots_added after insert on evaluation_slots
  referencing new table as touched for each statement execute function live_cohort('interviews');
create or replace trigger live_slots_changed after update on evaluation_slots
  referencing new table as touched for each statement execute function live_cohort('interviews');
create or replace trigger live_interviews_added after insert on interviews
  referencing new table as touched for each statement execute function live_cohort('interviews');
create or replace trigger live_interviews_changed after update on interviews
  referencing new table as touched for each statement execute function live_cohort('interviews');

-- When the provider was last asked about a payment changes every minute, and nothing that anybody sees. The argument of
-- the trigger is the key of its table.
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
      select 'payments', 'USER', orders.user_id from orders join touched using (order_id) where orders.user_id is not null
      union select 'orders', 'STAFF', null from touched;
  end if;
  return null;
end $$;
create or replace trigger live_orders_added after insert on orders
  referencing new table as touched for each statement execute function live_payments('order_id');
create or replace trigger live_orders_changed after update on orders
  referencing old table as gone new table as touched for each statement execute function live_payments('order_id');
create or replace trigger live_payments_added after insert on payments
  referencing new table as touched for each statement execute function live_payments('payment_id');
create or replace trigger live_payments_changed after update on payments
  referencing old table as gone new table as touched for each statement execute function live_payments('payment_id');
create or replace trigger live_refunds_added after insert on refunds
  referencing new table as touched for each statement execute function live_payments('refund_id');
create or replace trigger live_refunds_changed after update on refunds
  referencing old table as gone new table as touched for each statement execute function live_payments('refund_id');

-- What somebody may open. Every process asks anew for the rights of the person, and ends the streams of a session that
-- is none any more. When a session was last used is no right.
create or replace function live_access() returns trigger language plpgsql as $$
begin
  insert into live_events (topic, audience, user_id) select distinct 'access', 'USER', user_id from touched;
  return null;
end $$;
create or replace trigger live_sessions_ended after delete on sessions
  referencing old table as touched for each statement execute function live_access();
create or replace trigger live_enrolments_added after insert on enrolments
  referencing new table as touched for each statement execute function live_access();
create or replace trigger live_enrolments_removed after delete on enrolments
  referencing old table as touched for each statement execute function live_access();
create or replace trigger live_mentors_added after insert on cohort_mentors
  referencing new table as touched for each statement execute function live_access();
create or replace trigger live_mentors_removed after delete on cohort_mentors
  referencing old table as touched for each statement execute function live_access();

create or replace function live_access_changed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'users' then
    insert into live_events (topic, audience, user_id)
      select 'access', 'USER', n.user_id from touched n join gone o using (user_id)
      where (n.roles, n.staff_roles) is distinct from (o.roles, o.staff_roles);
  elsif tg_table_name = 'sessions' then
    insert into live_events (topic, audience, user_id)
      select distinct 'access', 'USER', n.user_id from touched n join gone o using (token_hash)
      where live_differs(to_jsonb(o), to_jsonb(n), '{last_used_at,address,country_code}');
  else
    insert into live_events (topic, audience, user_id)
      select distinct 'access', 'USER', n.user_id from touched n join gone o using (enrolment_id)
      where (n.state, n.group_id, n.cohort_id) is distinct from (o.state, o.group_id, o.cohort_id);
  end if;
  return null;
end $$;
create or replace trigger live_roles_changed after update on users
  referencing old table as gone new table as touched for each statement execute function live_access_changed();
create or replace trigger live_sessions_changed after update on sessions
  referencing old table as gone new table as touched for each statement execute function live_access_changed();
create or replace trigger live_enrolments_changed after update on enrolments
  referencing old table as gone new table as touched for each statement execute function live_access_changed();
