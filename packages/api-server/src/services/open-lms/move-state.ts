import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { statesBefore } from '@plinth/domain/enrolments/place-event';
import { openTimerAt } from '@plinth/domain/open-lms/open-timer-at';
import type { TimerState } from '@plinth/domain/session/state-slices';
import { and, eq, inArray } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { startAccess } from '../../db/queries/open-lms/start-access.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { readCohortView } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import type { OpenPlace } from './find-open-place.ts';
import { openMissions } from './open-missions.ts';
import { requireOpenPlace } from './require-open-place.ts';

type Moved = { cohortUserData: { state: CohortUserState }; timer: TimerState };

/**
 * Starts the caller's open course, and with it the timer, or completes it. A state already reached stays, and the timer
 * is started once.
 * @throws Refusal NOT_FOUND, FORBIDDEN, LOCKED before the start of the cohort, CONFLICT any other change
 */
export async function moveState(
  deps: Deps,
  caller: Pick<Caller, 'userId'>,
  { cohortId, state }: { cohortId?: string | undefined; state: 'ONGOING' | 'COMPLETED' },
): Promise<Moved> {
  const place = await requireOpenPlace(deps, caller, cohortId, 'early');
  if (place.cohortStatus !== 'ACTIVE') throw refuse('FORBIDDEN', 'This open course has ended.');
  return state === 'ONGOING' ? start(deps, caller.userId, place) : complete(deps, caller.userId, place);
}

async function start(deps: Deps, userId: string, place: OpenPlace): Promise<Moved> {
  const now = deps.now();
  if (place.startDate !== null && Date.parse(place.startDate) > now.getTime())
    throw refuse('LOCKED', 'This is not open yet.', {
      details: `The course starts on ${schoolDay(place.startDate)}.`,
      unlocksAt: place.startDate,
    });
  const endsAt = new Date(now.getTime() + deps.settings.OPEN_ACCESS_DAYS * 86_400_000);
  const started = await startAccess.first(deps.db, {
    enrolmentId: place.enrolmentId,
    userId,
    startedAt: now,
    endsAt,
  });
  if (!started) throw refuse('CONFLICT', 'Your place in this course cannot be started.');
  const time = { startedAt: started.startedAt.toISOString(), endsAt: started.endsAt.toISOString() };
  return { cohortUserData: { state: 'ONGOING' }, timer: openTimerAt(time, now.toISOString()) };
}

async function complete(deps: Deps, userId: string, place: OpenPlace): Promise<Moved> {
  const moved: Moved = { cohortUserData: { state: 'COMPLETED' }, timer: place.timer };
  if (place.state === 'COMPLETED') return moved;
  const view = await readCohortView(deps, place.cohortId, userId);
  if (!openMissions(view, place).areDone)
    throw refuse('CONFLICT', 'This course is not complete yet.', {
      details: 'Complete every mission first.',
    });
  const { rowCount } = await deps.db
    .update(enrolments)
    .set({ state: 'COMPLETED' })
    .where(
      and(
        eq(enrolments.enrolmentId, place.enrolmentId),
        inArray(enrolments.state, [...statesBefore('LEARNER_FINISHES'), 'COMPLETED']),
      ),
    );
  if (!rowCount) throw refuse('CONFLICT', 'Your place in this course cannot be completed.');
  return moved;
}
