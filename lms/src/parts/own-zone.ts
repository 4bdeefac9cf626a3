import { readTimeZone } from '../data/time-zone.ts';

/** The user's time zone, an IANA name. */
export function ownZone(): string {
  return readTimeZone();
}
