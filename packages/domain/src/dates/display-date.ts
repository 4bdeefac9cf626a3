import { isInstant } from '../fields/instant.ts';
import { DEFAULT_TIMEZONE } from './calendar-date.ts';
import { partsIn } from './parts-in.ts';

const dateParts = partsIn('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** What stands in the place of a missing date (VALID-41, ERR-18, D-86). */
export const COMING_SOON = 'Coming Soon';

/** The fewest characters of a date or time that are worth parsing (VALID-38). */
export const DATE_TEXT_MIN = 6;

/** Whether a date or time as typed can be read; under 6 characters it is not even tried (VALID-38, D-122). */
export function isReadableDate(text: string): boolean {
  return text.length >= DATE_TEXT_MIN && !Number.isNaN(Date.parse(text));
}

/**
 * A date as it is shown: a full ISO timestamp as 'D MMMM, YYYY' in the zone, any other text as it is, nothing as
 * 'Coming Soon' (VALID-39..41).
 */
export function displayDate(value: string | null | undefined, timezone: string = DEFAULT_TIMEZONE): string {
  if (!value) return COMING_SOON;
  return isInstant(value) ? displayInstant(value, timezone) : value;
}

/** A timestamp that is known to be one, as displayDate shows it; for pages that must not carry its check. */
export function displayInstant(instant: string, timezone: string = DEFAULT_TIMEZONE): string {
  const part = dateParts(timezone, new Date(instant));
  return `${part('day')} ${part('month')}, ${part('year')}`;
}
