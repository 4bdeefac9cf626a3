import { and, eq, exists, or } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { cohortGroups, enrolments } from '../../db/schema/cohorts.ts';
import { interviews } from '../../db/schema/evaluation-day.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { notifyOfInterviewGuide } from './notify-of-interview-guide.ts';
import { ofLearner, readInterviews } from './read-interviews.ts';

/**
 * Makes the caller the lead of a learner's interview: a guide of the slot, or of the learner's group. The first to do
 * so stays it. If another guide holds the slot, they and the learner are notified.
 * @throws Refusal NOT_FOUND not a mentor of it, CONFLICT another guide is
 */
export async function markPrimaryMentor(deps: Deps, guide: Member, userId: string) {
  const { cohortId } = guide.membership;
  return deps.db.transaction(async (tx) => {
    const own = and(eq(interviews.cohortId, cohortId), eq(interviews.userId, userId));
    const [interview] = await tx
      .select({ primaryMentorId: interviews.primaryMentorId })
      .from(interviews)
      .where(
        and(
          own,
          or(
            eq(interviews.mentorId, guide.userId),
            exists(
              tx
                .select({ groupId: cohortGroups.groupId })
                .from(enrolments)
                .innerJoin(cohortGroups, eq(cohortGroups.groupId, enrolments.groupId))
                .where(
                  and(
                    eq(enrolments.cohortId, interviews.cohortId),
                    eq(enrolments.userId, interviews.userId),
                    eq(cohortGroups.guideId, guide.userId),
                  ),
                ),
            ),
          ),
        ),
      )
      .for('update');
    if (!interview) throw refuse('NOT_FOUND', 'You are not a mentor of this interview.');
    if (interview.primaryMentorId !== null && interview.primaryMentorId !== guide.userId)
      throw refuse('CONFLICT', 'Another guide leads this interview.');
    if (interview.primaryMentorId === null) {
      await tx.update(interviews).set({ primaryMentorId: guide.userId }).where(own);
      await notifyOfLead(deps, tx, guide, userId);
    }
    return { userId, primaryMentorId: guide.userId };
  });
}

async function notifyOfLead(deps: Deps, tx: Transaction, guide: Member, learnerId: string) {
  const now = deps.now();
  const { cohortId } = guide.membership;
  const [interview] = await readInterviews(tx, { cohortId, which: ofLearner(learnerId), now });
  // The learner of the guide's own slot has been told of it with the booking.
  if (!interview?.primaryMentor || interview.mentorId === guide.userId) return;
  const name = interview.primaryMentor.firstName || 'Another guide';
  await notifyOfInterviewGuide(deps, tx, {
    cohortId,
    interview,
    titleOf: (which) => `${name} leads ${which}`,
    except: [guide.userId],
    now,
  });
}
