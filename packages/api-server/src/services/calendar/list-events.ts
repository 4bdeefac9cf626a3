import { addDays } from '@plinth/domain/dates/add-days';
import { calendarDateIn } from '@plinth/domain/dates/calendar-date';
import type { RequestFacts } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { readCalendar } from './read-calendar.ts';
import { zoneOf } from './zone-of.ts';

const DEFAULT_DAYS = 60;
const MOST_DAYS = 400;

/**
 * Lists sessions, interviews and due dates between two days, both included.
 * @throws Refusal BAD_REQUEST when the days are in the wrong order or too far apart
 */
export async function listEvents(
  deps: Deps,
  request: RequestFacts,
  caller: Member,
  days: { from?: string | undefined; to?: string | undefined },
) {
  const zone = zoneOf(request);
  const from = days.from ?? calendarDateIn(zone, deps.now().toISOString());
  const to = days.to ?? addDays(from, DEFAULT_DAYS);
  if (from > to) throw refuse('BAD_REQUEST', 'The last day is before the first.');
  if (addDays(from, MOST_DAYS) < to) throw refuse('BAD_REQUEST', `Ask for at most ${MOST_DAYS} days.`);
  const { events } = await readCalendar(deps, caller);
  return {
    events: events.filter((event) => {
      const day = calendarDateIn(zone, event.startDate);
      return from <= day && day <= to;
    }),
  };
}
