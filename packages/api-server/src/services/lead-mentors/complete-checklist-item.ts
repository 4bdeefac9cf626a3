import {
  type CheckedItem,
  type ChecklistItem,
  toChecklist,
} from '@plinth/domain/lead-mentors/pre-session-checklist';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { checklistOf, checklistOfCourse } from './checklist-of.ts';

type Input = { liveSessionId: string; itemId: string; isDone: boolean };

/**
 * Marks an item of the checklist of an own session as done, or as open again (API-197). A repeat answers the same and
 * keeps who did it when. The session is held meanwhile, so that of two ticks at once the later one answers both.
 * @throws Refusal NOT_FOUND session not own, no such item
 */
export async function completeChecklistItem(
  deps: Deps,
  { userId, membership: { cohortId } }: Member,
  { liveSessionId, itemId, isDone }: Input,
): Promise<{ preSessionChecklist: CheckedItem[] }> {
  return deps.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ checklist: ChecklistItem[] | null }>(sql`
      select ${sql.raw(checklistOfCourse)} as checklist
      from live_sessions s join cohorts c using (cohort_id)
      where s.live_session_id = ${liveSessionId} and s.cohort_id = ${cohortId} and s.mentor_id = ${userId}
      for update of s`);
    const [own] = rows;
    if (!own) throw refuse('NOT_FOUND', 'There is no such session of yours.');
    const items = checklistOf(own.checklist);
    if (!items.some((item) => item.itemId === itemId))
      throw refuse('NOT_FOUND', 'There is no such item on the checklist of this session.');
    await tx.execute(
      isDone
        ? sql`insert into session_checks (live_session_id, item_id, done_by_id, done_at)
            values (${liveSessionId}, ${itemId}, ${userId}, ${deps.now()})
            on conflict (live_session_id, item_id) do nothing`
        : sql`delete from session_checks where live_session_id = ${liveSessionId} and item_id = ${itemId}`,
    );
    const done = await tx.execute<{ item_id: string }>(
      sql`select item_id from session_checks where live_session_id = ${liveSessionId}`,
    );
    return {
      preSessionChecklist: toChecklist(
        items,
        done.rows.map(({ item_id }) => item_id),
      ),
    };
  });
}
