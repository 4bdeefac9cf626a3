import { DEFAULT_TIMEZONE } from './calendar-date.ts';
import { displayDate } from './display-date.ts';

/**
 * A day of the calendar that the school sets, such as the start of a cohort or the due day of an instalment, of the
 * instant (ISO 8601) by which it is kept: the same day for everybody, wherever they are. Otherwise as `displayDate`.
 */
export const schoolDay = (value: string | null | undefined): string => displayDate(value, DEFAULT_TIMEZONE);
