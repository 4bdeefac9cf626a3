import { calendarDateIn } from '@plinth/domain/dates/calendar-date';
import { instantAt } from '@plinth/domain/dates/instant-at';
import { zoneOffset } from '@plinth/domain/dates/zone-offset';
import { isIsoDate } from '@plinth/domain/fields/is-iso-date';
import { useState } from 'react';

/** A day and time being typed, in a zone; `to` is null while they are unchanged or invalid. */
export function useNewTime(from: string, timeZone: string) {
  const wall = new Date(Date.parse(from) + zoneOffset(timeZone, Date.parse(from))).toISOString();
  const [day, setDay] = useState(calendarDateIn(timeZone, from));
  const [time, setTime] = useState(wall.slice(11, 16));
  const [hour = Number.NaN, minute = Number.NaN] = time.split(':').map(Number);
  const isTyped = isIsoDate(day) && Number.isInteger(hour) && Number.isInteger(minute);
  const at = isTyped ? instantAt(timeZone, day, hour, minute) : null;
  const isSame = at === null || (day === calendarDateIn(timeZone, from) && time === wall.slice(11, 16));
  return { day, time, setDay, setTime, to: isSame ? null : at };
}
