import { isTimeZone } from '@plinth/domain/account/is-time-zone';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { TIME_ZONE_KEY } from '@plinth/domain/session/stored-keys';

/** The time zone of this device; replaces the old name of India's zone that some browsers still report. */
export function deviceTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone === 'Asia/Calcutta' ? DEFAULT_TIMEZONE : timeZone;
}

let known: { kept: string | null; zone: string } | null = null;

/** The time zone for displayed times: the one chosen in the person's account, otherwise the device's. */
export function readTimeZone(): string {
  const kept = localStorage.getItem(TIME_ZONE_KEY);
  if (known?.kept !== kept) known = { kept, zone: kept && isTimeZone(kept) ? kept : deviceTimeZone() };
  return known?.zone ?? deviceTimeZone();
}

/** Stores the account's choice on this device; null follows the device. */
export function keepTimeZone(timeZone: string | null): void {
  if (timeZone) localStorage.setItem(TIME_ZONE_KEY, timeZone);
  else localStorage.removeItem(TIME_ZONE_KEY);
}
