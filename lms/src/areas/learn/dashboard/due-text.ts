import { formatInstant } from '@plinth/domain/dates/format-day';
import { ownZone } from '../../../parts/own-zone.ts';

const DAY_MS = 86_400_000;

/** Returns the text for a due date; soon is within two days. */
export function dueText(endDate: string | null, now: string, zone: string = ownZone()) {
  if (endDate === null) return { text: 'No due date', isLate: false, isSoon: false };
  const left = Date.parse(endDate) - Date.parse(now);
  const day = formatInstant(endDate, zone, 'weekday');
  if (left < 0) return { text: `Was due ${day}`, isLate: true, isSoon: false };
  return { text: `Due ${day}`, isLate: false, isSoon: left < 2 * DAY_MS };
}
