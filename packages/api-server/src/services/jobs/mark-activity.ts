import type { JobActivity } from '@plinth/domain/jobs/job-activity';
import { sql } from 'drizzle-orm';
import { jobActivities } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { findOpening } from './opening-rows.ts';
import { requireLearnerOf } from './require-seeker.ts';

/**
 * Records that the caller saw an opening, or saves or unsaves it. The first view counts; a repeat gets the same answer.
 * @throws Refusal FORBIDDEN, NOT_FOUND
 */
export async function markActivity(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Member,
  { jobOpeningId, activity }: { jobOpeningId: string; activity: JobActivity },
): Promise<{ marked: true }> {
  requireLearnerOf(caller);
  await findOpening(deps.db, { jobOpeningId, userId: caller.userId });
  const now = deps.now();
  const { viewedAt, savedAt } = jobActivities;
  const row = { userId: caller.userId, jobOpeningId };
  const target = [jobActivities.userId, jobActivities.jobOpeningId];
  const write = deps.db.insert(jobActivities);
  if (activity === 'VIEWED')
    await write
      .values({ ...row, viewedAt: now })
      .onConflictDoUpdate({ target, set: { viewedAt: sql`coalesce(${viewedAt}, excluded.viewed_at)` } });
  else if (activity === 'SAVED')
    await write
      .values({ ...row, savedAt: now })
      .onConflictDoUpdate({ target, set: { savedAt: sql`coalesce(${savedAt}, excluded.saved_at)` } });
  else await write.values(row).onConflictDoUpdate({ target, set: { savedAt: null } });
  return { marked: true };
}
