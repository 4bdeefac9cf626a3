import type { CalendarEvent } from '@plinth/domain/calendar/calendar-event';
import { and, isNotNull, or, sql } from 'drizzle-orm';
import { interviews } from '../../db/schema/evaluation-day.ts';
import type { Deps } from '../../deps.ts';
import type { CohortView } from '../curriculum/cohort-view.ts';
import { type Member, readCohortView } from '../curriculum/open-curriculum.ts';
import { heldBy, ofLearner, readInterviews } from '../evaluation-day/read-interviews.ts';
import { eventsOf } from './events-of.ts';
import { interviewsOf } from './interviews-of.ts';

const person = sql.placeholder('userId');
const OWN_BOOKED = and(isNotNull(interviews.slotId), or(ofLearner(person), heldBy(person)));

type Reader = Pick<Member, 'userId' | 'membership'>;

/** Reads the sessions, due dates and booked interviews of one person in a cohort, in the order of their start. */
export async function readCalendar(
  deps: Deps,
  { userId, membership }: Reader,
): Promise<{ view: CohortView; events: CalendarEvent[] }> {
  const { cohortId } = membership;
  const [view, held] = await Promise.all([
    readCohortView(deps, cohortId, userId),
    readInterviews(deps.db, {
      cohortId,
      which: OWN_BOOKED,
      now: deps.now(),
      prepared: { name: 'calendar-interviews', values: { userId } },
    }),
  ]);
  const events = [...eventsOf(view, membership), ...interviewsOf(view, held, userId)];
  return { view, events: events.sort((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate)) };
}
