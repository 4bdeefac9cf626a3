import { isTimeZone } from '@plinth/domain/account/is-time-zone';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { TIME_ZONE_KEY } from '@plinth/domain/session/stored-keys';

/** The zone of this device; the name of India's that some browsers still give is the old one. */
export function deviceTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone === 'Asia/Calcutta' ? DEFAULT_TIMEZONE : timeZone;
}

let known: { kept: string | null; zone: string } | null = null;

/** The zone in which times are shown: the one that the person chose in their account, else that of the device. */
export function readTimeZone(): string {
  const kept = localStorage.getItem(TIME_ZONE_KEY);
  if (known?.kept !== kept) known = { kept, zone: kept && isTimeZone(kept) ? kept : deviceTimeZone() };
  return known?.zone ?? deviceTimeZone();
}

/** Keeps the account's choice on this device; null follows the device. */
export function keepTimeZone(timeZone: string | null): void {
  if (timeZone) localStorage.setItem(TIME_ZONE_KEY, timeZone);
  else localStorage.removeItem(TIME_ZONE_KEY);
}
