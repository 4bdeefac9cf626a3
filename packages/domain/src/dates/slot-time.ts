import { DEFAULT_TIMEZONE } from './calendar-date.ts';

/** The time of a slot as hh:mm A in a zone, such as 09:30 AM (CONST-32, CONST-33). */
export function slotTime(instant: string, timezone: string = DEFAULT_TIMEZONE): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hour: '2-digit',
    minute: '2-digit',
    hour12: true,
  }).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('hour').padStart(2, '0')}:${part('minute').padStart(2, '0')} ${part('dayPeriod').toUpperCase()}`;
}
