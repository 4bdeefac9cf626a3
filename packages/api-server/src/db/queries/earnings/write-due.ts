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

/** Creates an item for each piece of work that has a rate and no item yet. */
export const writeDue = statement({
  params: { now: instant },
  sql: ({ now }) => sql`
    with first_day as (
      select min(from_day)::timestamp at time zone ${sql.raw(`'${DEFAULT_TIMEZONE}'`)} as since from earning_rates
    ), work as (${workDone(sql`(select since from first_day)`, now)})
    insert into earning_items (item_id, user_id, category, source_key, cohort_id, description, quantity, rate_id,
      rate, amount, currency, earned_at, day, month, created_at)
    select gen_random_uuid(), w.user_id, w.category, w.source_key, w.cohort_id, coalesce(w.title, ${UNTITLED}), 1,
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
    where not exists (select from earning_items i where i.category = w.category and i.source_key = w.source_key)
    on conflict do nothing`,
});
