import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';

/** The zone of this browser, an IANA name; the name of India's that some browsers still give is the old one. */
export function ownZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone === 'Asia/Calcutta' ? DEFAULT_TIMEZONE : timeZone;
}
