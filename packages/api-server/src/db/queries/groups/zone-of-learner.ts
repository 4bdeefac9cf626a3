import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { type SQL, sql } from 'drizzle-orm';

/**
 * The time zone of a learner: the one chosen in the settings, else India's for a person who pays in its currency, else
 * null.
 * @param row a relation with user_id and cohort_id
 */
export const zoneOfLearner = (row: string): SQL =>
  sql.raw(`coalesce(
    (select a.time_zone from account_preferences a where a.user_id = ${row}.user_id),
    (select '${DEFAULT_TIMEZONE}' from orders o
      where o.user_id = ${row}.user_id and o.cohort_id = ${row}.cohort_id and o.currency = 'INR' limit 1))`);
