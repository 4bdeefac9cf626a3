import type { JudgedCriterion } from '@plinth/domain/jobs/job-criteria';
import { judgeCriteria } from '@plinth/domain/jobs/judge-criteria';
import type { Queryable } from '../../db/database.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { findOpening } from './opening-rows.ts';
import { readCandidate } from './read-candidate.ts';
import { requireLearnerOf } from './require-seeker.ts';

/** Returns what an opening requires of the caller and which of it is met. @throws Refusal FORBIDDEN, NOT_FOUND */
export async function checkCriteria(
  { db }: { db: Queryable },
  caller: Member,
  jobOpeningId: string,
): Promise<{ isEligible: boolean; criteria: JudgedCriterion[] }> {
  requireLearnerOf(caller);
  const { userId, membership } = caller;
  const { criteria } = await findOpening(db, { jobOpeningId, userId });
  const candidate = await readCandidate(db, { userId, cohortId: membership.cohortId });
  return judgeCriteria(criteria, candidate);
}
