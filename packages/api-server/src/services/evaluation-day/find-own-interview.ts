import { and } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { heldBy, type Interview, ofLearner, readInterviews } from './read-interviews.ts';

/** Finds a learner's interview that the guide conducts. @throws Refusal NOT_FOUND */
export async function findOwnInterview(
  deps: Deps,
  db: Queryable,
  guide: Member,
  userId: string,
): Promise<Interview> {
  const [interview] = await readInterviews(db, {
    cohortId: guide.membership.cohortId,
    which: and(ofLearner(userId), heldBy(guide.userId)),
    now: deps.now(),
  });
  if (!interview) throw refuse('NOT_FOUND', 'There is no interview of yours with this learner.');
  return interview;
}
