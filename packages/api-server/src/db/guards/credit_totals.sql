-- The sums of credit_entries move with them, in the same statement: a rank is never of another moment than the entries.
-- In one order, so that two statements that pay several learners do not wait for each other in a circle.
create or replace function add_credit_totals() returns trigger language plpgsql as $$
begin
  insert into credit_totals (cohort_id, user_id, credits)
    select cohort_id, user_id, sum(credits) from added group by cohort_id, user_id order by cohort_id, user_id
    on conflict (cohort_id, user_id) do update set credits = credit_totals.credits + excluded.credits;
  return null;
end $$;
create or replace function subtract_credit_totals() returns trigger language plpgsql as $$
begin
  insert into credit_totals (cohort_id, user_id, credits)
    select cohort_id, user_id, -sum(credits) from gone group by cohort_id, user_id order by cohort_id, user_id
    on conflict (cohort_id, user_id) do update set credits = credit_totals.credits + excluded.credits;
  return null;
end $$;
create or replace function move_credit_totals() returns trigger language plpgsql as $$
begin
  insert into credit_totals (cohort_id, user_id, credits)
    select cohort_id, user_id, sum(credits) from (
      select cohort_id, user_id, credits from added union all select cohort_id, user_id, -credits from gone
    ) moved group by cohort_id, user_id order by cohort_id, user_id
    on conflict (cohort_id, user_id) do update set credits = credit_totals.credits + excluded.credits;
  return null;
end $$;
create or replace trigger credit_totals_add after insert on credit_entries
  referencing new table as added for each statement execute function add_credit_totals();
create or replace trigger credit_totals_subtract after delete on credit_entries
  referencing old table as gone for each statement execute function subtract_credit_totals();
create or replace trigger credit_totals_move after update on credit_entries
  referencing old table as gone new table as added for each statement execute function move_credit_totals();
insert into credit_totals (cohort_id, user_id, credits)
  select cohort_id, user_id, sum(credits) from credit_entries group by cohort_id, user_id
  on conflict (cohort_id, user_id) do update set credits = excluded.credits;
