import { formatDay } from '@plinth/domain/dates/format-day';

/** The first and last day of a course as text; YYYY-MM-DD each. */
export const courseDays = (startedOn: string | null, endedOn: string | null): string =>
  [startedOn, endedOn].flatMap((day) => (day ? [formatDay(day)] : [])).join(' to ');
