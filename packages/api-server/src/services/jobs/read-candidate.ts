import type { Candidate } from '@plinth/domain/jobs/judge-criteria';
import type { Queryable } from '../../db/database.ts';
import { findCandidate } from '../../db/queries/jobs/find-candidate.ts';

/**
 * Returns what is known about a learner looking for a job, from profile, places and the placement form of the cohort.
 * One statement.
 */
export async function readCandidate(
  db: Queryable,
  who: { userId: string; cohortId: string },
): Promise<Candidate> {
  const row = await findCandidate.first(db, who);
  return {
    courses: row?.courses ?? [],
    workExperienceInMonths: row?.workExperienceInMonths ?? null,
    noticePeriod: row?.noticePeriod ?? null,
    skills: row?.skills ?? [],
    languages: row?.languages ?? [],
    priorRevitExp: row?.priorRevitExp ?? null,
    willingToRelocate: row?.willingToRelocate ?? null,
  };
}
