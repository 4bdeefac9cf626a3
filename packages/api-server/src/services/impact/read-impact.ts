import type { Impact } from '@plinth/domain/impact/impact';
import { milestonesOf } from '@plinth/domain/impact/milestones-of';
import type { Caller } from '../../api/context.ts';
import { measureImpact } from '../../db/queries/impact/measure-impact.ts';
import type { Deps } from '../../deps.ts';

const TESTIMONIALS_MAX = 12;

/**
 * Returns what the caller's teaching has achieved, from the records of the school. Learners are those of the caller's
 * cohorts that have started; a testimonial is a recommendation that one of them wrote for the caller's public profile
 * and that is shown there.
 */
export async function readImpact({ db, now }: Deps, { userId }: Caller): Promise<Impact> {
  const row = await measureImpact.first(db, { userId, now: now(), testimonials: TESTIMONIALS_MAX });
  if (!row) throw new Error('a select without rows');
  return { ...row, milestones: milestonesOf(row) };
}
