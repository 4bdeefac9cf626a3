import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { type SQL, sql } from 'drizzle-orm';

/** The day of an instant in the school's zone. */
export const schoolDay = (instant: SQL): SQL =>
  sql`(${instant} at time zone ${sql.raw(`'${DEFAULT_TIMEZONE}'`)})::date`;
