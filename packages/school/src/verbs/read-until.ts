import { Fault } from '@plinth/api-server/fault';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { endOfDay } from '@plinth/domain/dates/end-of-day';
import { instantAt } from '@plinth/domain/dates/instant-at';
import { Instant } from '@plinth/domain/fields/instant';
import { isIsoDate } from '@plinth/domain/fields/is-iso-date';

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;

/**
 * Parses the end of something as typed: a day, which counts in full, or a day and a clock time, both in the school's
 * time zone; or an instant that names its zone.
 * @throws Fault
 */
export function readUntil(option: string, text: string): Date {
  if (isIsoDate(text)) return new Date(endOfDay(text));
  const [day = '', clock = ''] = text.split('T');
  const [, hour, minute] = CLOCK.exec(clock) ?? [];
  if (isIsoDate(day) && hour && minute)
    return new Date(instantAt(DEFAULT_TIMEZONE, day, Number(hour), Number(minute)));
  const instant = Instant.safeParse(text);
  if (!instant.success)
    throw new Fault(
      `${option} is a day or a time in ${DEFAULT_TIMEZONE}, such as 2027-01-31 or 2027-01-31T18:30.`,
      2,
    );
  return new Date(instant.data);
}
