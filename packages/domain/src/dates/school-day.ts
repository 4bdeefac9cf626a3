import { DEFAULT_TIMEZONE } from './calendar-date.ts';
import { displayDate } from './display-date.ts';

/**
 * Formats a calendar day set by the school, such as the start of a cohort or the due day of an instalment, from the
 * instant (ISO 8601) that represents it: the same day for everyone, in any zone. Otherwise like `displayDate`.
 */
export const schoolDay = (value: string | null | undefined): string => displayDate(value, DEFAULT_TIMEZONE);
