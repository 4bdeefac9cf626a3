import { COHORT_USER_STATES } from '@plinth/domain/cohorts/cohort-user-state';
import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import { exactTime } from '@plinth/domain/dates/format-day';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import { allOrEach } from '../../db/all-or-each.ts';
import { samePlace } from '../../db/same-place.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { evaluationSlots, interviews } from '../../db/schema/evaluation-day.ts';
import type { Deps } from '../../deps.ts';
import { notifyOfMoment } from '../notifications/notify-of-moment.ts';
import { guidesOf } from './guides-of.ts';

const DAY_MS = 86_400_000;
const LEARNING = COHORT_USER_STATES.filter((state) => learnerMay(state, 'everything'));

type Booked = {
  cohortId: string;
  userId: string;
  mentorId: string;
  primaryMentorId: string | null;
  startDate: Date;
  firstName: string;
};

/** Notifies learner and guides, or nobody. */
async function announce(deps: Deps, { cohortId, userId, firstName, ...slot }: Booked) {
  const startDate = slot.startDate.toISOString();
  const common = {
    category: 'SLOT' as const,
    key: `slot-tomorrow:${cohortId}:${userId}:${startDate}`,
    text: (zone: string) => exactTime(startDate, zone),
    at: deps.now(),
    about: slot.startDate,
  };
  await deps.db.transaction(async (tx) => {
    await notifyOfMoment(deps, tx, {
      ...common,
      userIds: [userId],
      title: 'Your interview is within a day',
      href: `/learn/${cohortId}/evaluation-day`,
    });
    await notifyOfMoment(deps, tx, {
      ...common,
      userIds: guidesOf(slot),
      title: `Your interview with ${firstName} is within a day`,
      href: `/mentor/${cohortId}/evaluation-day`,
    });
  });
  return 1;
}

/**
 * Notifies learners and guides of the interviews of the next 24 hours, once for each slot, except interviews of
 * learners who have left or whose course is paused. @returns how many there are
 */
export async function announceInterviews(deps: Deps): Promise<number> {
  const now = deps.now();
  const booked = await deps.db
    .select({
      cohortId: interviews.cohortId,
      userId: interviews.userId,
      mentorId: evaluationSlots.mentorId,
      primaryMentorId: interviews.primaryMentorId,
      startDate: evaluationSlots.startDate,
      firstName: userProfiles.firstName,
    })
    .from(evaluationSlots)
    .innerJoin(interviews, eq(interviews.slotId, evaluationSlots.slotId))
    .innerJoin(userProfiles, eq(userProfiles.userId, interviews.userId))
    .innerJoin(enrolments, samePlace(enrolments, interviews))
    .where(
      and(
        eq(interviews.slotStatus, 'SLOT_BOOKED'),
        inArray(enrolments.state, LEARNING),
        gt(evaluationSlots.startDate, now),
        lte(evaluationSlots.startDate, new Date(now.getTime() + DAY_MS)),
      ),
    );
  let announced = 0;
  for (const interview of booked)
    announced += await allOrEach(
      deps,
      [interview],
      () => announce(deps, interview),
      ({ cohortId, userId }) => ({ cohortId, userId }),
    );
  return announced;
}
