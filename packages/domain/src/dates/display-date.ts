import { isInstant } from '../fields/is-instant.ts';
import { formatInstant } from './format-day.ts';

/** What stands in the place of a missing date. */
export const COMING_SOON = 'Coming Soon';

/**
 * A date as it is shown: a full ISO timestamp as 'D MMMM, YYYY' in the zone, any other text as it is, nothing as
 * 'Coming Soon'. Whoever asks says whose zone it is; a day that the school sets is shown with `schoolDay`.
 */
export function displayDate(value: string | null | undefined, timezone: string): string {
  if (!value) return COMING_SOON;
  return isInstant(value) ? formatInstant(value, timezone) : value;
}
