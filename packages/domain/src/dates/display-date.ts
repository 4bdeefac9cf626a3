import { isInstant } from '../fields/is-instant.ts';
import { formatInstant } from './format-day.ts';

/** The text shown for a missing date. */
export const COMING_SOON = 'Coming Soon';

/**
 * Formats a date for display: a full ISO timestamp as 'D MMMM, YYYY' in the zone, any other text unchanged, a missing
 * value as 'Coming Soon'. The caller states whose zone it is; a day set by the school is shown with `schoolDay`.
 */
export function displayDate(value: string | null | undefined, timezone: string): string {
  if (!value) return COMING_SOON;
  return isInstant(value) ? formatInstant(value, timezone) : value;
}
