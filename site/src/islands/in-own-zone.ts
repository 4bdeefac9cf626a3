import { formatInstant } from '@plinth/domain/dates/format-day';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { zoneText } from '@plinth/domain/dates/zone-text';
import { deviceZone } from '../parts/device-zone.ts';

/** Returns the reader's time zone, by its common name: "India Standard Time". */
const deviceZoneText = (): string => zoneText(deviceZone());

/** Formats the day of an instant in the reader's time zone: "18 May, 2026". */
export const dayInOwnZone = (instant: string): string => formatInstant(instant, deviceZone());

/** Formats the time of an instant in the reader's time zone, which is named: "03:00 PM, India Standard Time". */
export const timeInOwnZone = (instant: string): string =>
  `${slotTime(instant, deviceZone())}, ${deviceZoneText()}`;

/** Formats a deadline in the reader's time zone: "18 May, 2026, 03:00 PM, India Standard Time". */
export const inOwnZone = (instant: string): string => `${dayInOwnZone(instant)}, ${timeInOwnZone(instant)}`;
