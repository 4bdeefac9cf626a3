import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';

/**
 * Makes the caller the one who leads the interview of a learner (API-188): a guide of the slot, or of the learner's
 * group. Who is first stays it. @throws Refusal NOT_FOUND not a mentor of it, CONFLICT another guide is
 */
export async function markPrimaryMentor(deps: Deps, guide: Member, userId: string) {
  const { cohortId } = guide.membership;
  return deps.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ primary_mentor_id: string | null; is_mentor: boolean }>(sql`
      select i.primary_mentor_id, i.mentor_id = ${guide.userId} or exists (
          select 1 from enrolments e join cohort_groups g using (group_id)
          where e.cohort_id = i.cohort_id and e.user_id = i.user_id and g.guide_id = ${guide.userId}) as is_mentor
      from interviews i where i.cohort_id = ${cohortId} and i.user_id = ${userId} for update of i`);
    const [interview] = rows;
    if (!interview?.is_mentor) throw refuse('NOT_FOUND', 'You are not a mentor of this interview.');
    if (interview.primary_mentor_id !== null && interview.primary_mentor_id !== guide.userId)
      throw refuse('CONFLICT', 'Another guide leads this interview.');
    await tx.execute(sql`update interviews set primary_mentor_id = ${guide.userId}
      where cohort_id = ${cohortId} and user_id = ${userId}`);
    return { userId, primaryMentorId: guide.userId };
  });
}
