import type { JobActivity } from '@plinth/domain/jobs/job-activity';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { requireLearnerOf } from './require-seeker.ts';

/**
 * Notes that the caller saw an opening, or keeps it or not (API-261). The first look counts; a repeat answers the same.
 * @throws Refusal FORBIDDEN, NOT_FOUND
 */
export async function markActivity(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Member,
  { jobOpeningId, activity }: { jobOpeningId: string; activity: JobActivity },
): Promise<{ marked: true }> {
  requireLearnerOf(caller);
  const at = sql`${deps.now().toISOString()}::timestamptz`;
  const column = sql.raw(activity === 'VIEWED' ? 'viewed_at' : 'saved_at');
  const value = activity === 'UNSAVED' ? sql`null` : at;
  const kept =
    activity === 'UNSAVED' ? sql`null` : sql`coalesce(job_activities.${column}, excluded.${column})`;
  const { rows } = await deps.db.execute(sql`
    insert into job_activities (user_id, job_opening_id, ${column})
    select ${caller.userId}::uuid, o.job_opening_id, ${value}
    from job_openings o where o.job_opening_id = ${jobOpeningId}::uuid and o.record_status <> 'DELETED'
    on conflict (user_id, job_opening_id) do update set ${column} = ${kept}
    returning 1`);
  if (rows.length === 0) throw refuse('NOT_FOUND', 'There is no such opening.');
  return { marked: true };
}
