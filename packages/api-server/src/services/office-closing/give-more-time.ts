import type { MoreTime } from '@plinth/domain/closing/cohort-closing';
import { calendarDateIn } from '@plinth/domain/dates/calendar-date';
import { formatDay } from '@plinth/domain/dates/format-day';
import { and, eq, inArray } from 'drizzle-orm';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { recordAudits, type StaffAct } from '../audit-entries/record-audit.ts';
import { lockCohort } from '../groups/lock-cohort.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { refuse } from '../refusal.ts';
import { measureCompletion } from './measure-completion.ts';

const BLOCKED_TEXT =
  'Your access is blocked at present, and your lessons are closed until that ends. Your billing page says whether something is due; write to us with any question.';

/**
 * Extends the time of learners with missing requirements until and including a day, and notifies them by mail; another
 * day replaces it, and the day that they have already changes nothing. Those whose access is blocked read where to learn
 * why, instead of that their lessons are open.
 * @throws Refusal NOT_FOUND; BAD_REQUEST a day that has passed; CONFLICT one of them lacks nothing or has left
 */
export async function giveMoreTime(
  deps: Deps,
  act: StaffAct,
  { cohortId, userIds, until }: MoreTime & { cohortId: string },
): Promise<{ told: number }> {
  return deps.db.transaction(async (tx) => {
    const cohort = await lockCohort(tx, cohortId);
    if (until < calendarDateIn(cohort.timeZone, deps.now().toISOString()))
      throw refuse('BAD_REQUEST', 'This day has passed.', {
        fields: [{ path: 'until', message: 'Choose a day in the future' }],
      });
    const { learners } = await measureCompletion(deps, cohortId);
    const wanted = [...new Set(userIds)].map((userId) => learners.find((one) => one.userId === userId));
    if (wanted.some((one) => one?.outcome !== 'LACKS'))
      throw refuse(
        'CONFLICT',
        'One of these learners is no longer missing anything, or has left. Check again.',
      );
    const changed = wanted.flatMap((one) => (one && one.moreTimeUntil !== until ? [one] : []));
    if (changed.length === 0) return { told: 0 };
    const ids = changed.map(({ userId }) => userId);
    const now = deps.now();
    await tx
      .update(enrolments)
      .set({ moreTimeUntil: until })
      .where(and(eq(enrolments.cohortId, cohortId), inArray(enrolments.userId, ids)));
    const people = await tx
      .select({ userId: users.userId, emailId: users.emailId, firstName: userProfiles.firstName })
      .from(users)
      .innerJoin(userProfiles, eq(userProfiles.userId, users.userId))
      .where(inArray(users.userId, ids));
    const stateOf = new Map(changed.map(({ userId, state }) => [userId, state]));
    for (const { userId, emailId, firstName } of people) {
      const isBlocked = stateOf.get(userId) === 'BLOCKED';
      await queueMail(tx, now, {
        to: emailId,
        template: 'more-time',
        subject: 'More time for your course',
        greeting: `Hello ${firstName || 'there'},`,
        paragraphs: [
          `You have until ${formatDay(until)} to complete what is missing in ${cohort.courseTitle}, cohort ${cohort.batchNumber}.${isBlocked ? '' : ' Your lessons stay open.'}`,
          ...(isBlocked ? [BLOCKED_TEXT] : []),
        ],
        action: isBlocked
          ? { label: 'Open billing', url: `${deps.settings.PLINTH_ORIGIN}/billing` }
          : {
              label: 'See what is left',
              url: `${deps.settings.PLINTH_ORIGIN}/learn/${cohortId}/performance`,
            },
        onceKey: `more-time:${cohortId}:${userId}:${until}:${now.toISOString()}`,
      });
    }
    await recordAudits(
      tx,
      now,
      act,
      changed.map(({ userId, moreTimeUntil }) => ({
        action: 'enrolments.more-time',
        subjectId: userId,
        details: { cohortId },
        before: { moreTimeUntil },
        after: { moreTimeUntil: until },
      })),
    );
    return { told: people.length };
  });
}
