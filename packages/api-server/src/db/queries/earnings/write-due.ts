import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { sql } from 'drizzle-orm';
import { instant } from '../kinds.ts';
import { statement } from '../statement.ts';
import { schoolDay } from './school-day.ts';
import { workDone } from './work-done.ts';

/** Replaces the title of work that belongs to no part of the course. */
const UNTITLED = sql`case w.category when 'QUERY' then 'A query about the course' when 'EVALUATION'
  then 'An interview of the evaluation day' when 'SESSION' then 'A live session' else 'A hand-in' end`;

const DAY = schoolDay(sql`w.done_at`);

/**
 * Whether the session of an item was taken over: what its first holder earned was taken back, and the present one has
 * no item of it yet.
 */
const TAKEN_OVER = sql`w.category = 'SESSION' and f.user_id <> w.user_id
  and f.amount + (select coalesce(sum(c.amount), 0) from earning_items c where c.corrects_id = f.item_id) = 0
  and not exists (select from earning_items o
    where o.category = w.category and o.source_key = w.source_key || ':' || w.user_id)`;

/**
 * Creates an item for each piece of work that has a rate and no item yet. A session is one piece of work: whoever holds
 * it after others had earned it gets an item named after the session and the holder.
 */
export const writeDue = statement({
  params: { now: instant },
  sql: ({ now }) => sql`
    with first_day as (
      select min(from_day)::timestamp at time zone ${sql.raw(`'${DEFAULT_TIMEZONE}'`)} as since from earning_rates
    ), work as (${workDone(sql`(select since from first_day)`, now)})
    insert into earning_items (item_id, user_id, category, source_key, cohort_id, description, quantity, rate_id,
      rate, amount, currency, earned_at, day, month, created_at)
    select gen_random_uuid(), w.user_id, w.category,
      w.source_key || case when f.item_id is null then '' else ':' || w.user_id end, w.cohort_id, coalesce(w.title, ${UNTITLED}), 1,
      r.rate_id, r.amount, r.amount, r.currency, w.done_at, ${DAY}, to_char(${DAY}, 'YYYY-MM'), ${now}
    from work w
    join users u using (user_id)
    left join earners e using (user_id)
    join lateral (
      select r.rate_id, r.amount, r.currency from earning_rates r
      where r.category = w.category and r.currency = coalesce(e.currency, 'INR')
        and (r.user_id is null or r.user_id = w.user_id) and r.from_day <= ${DAY}
      order by r.user_id is null, r.from_day desc limit 1
    ) r on r.amount > 0
    left join earning_items f on f.category = w.category and f.source_key = w.source_key
    where f.item_id is null or ${TAKEN_OVER}
    on conflict do nothing`,
});
