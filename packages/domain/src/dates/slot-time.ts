import { partsIn } from './parts-in.ts';

const timeParts = partsIn('en-US', { hour: '2-digit', minute: '2-digit', hour12: true });

/** Formats the time of a slot as hh:mm A in a zone, such as 09:30 AM. */
export function slotTime(instant: string, timezone: string): string {
  const part = timeParts(timezone, new Date(instant));
  return `${part('hour').padStart(2, '0')}:${part('minute').padStart(2, '0')} ${part('dayPeriod').toUpperCase()}`;
}
