import { readTimeZone } from '../data/time-zone.ts';

/** The zone in which this person sees times, an IANA name. */
export function ownZone(): string {
  return readTimeZone();
}
