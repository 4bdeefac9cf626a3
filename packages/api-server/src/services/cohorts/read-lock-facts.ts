import type { LockFacts } from '@plinth/domain/cohorts/cohort-can';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { type CohortRow, timelinesOf } from './cohort-rows.ts';

type Row = Pick<
  CohortRow,
  | 'cohort_type'
  | 'is_leader_board_allowed'
  | 'is_localized_leaderboard'
  | 'is_capstone_present'
  | 'ai_bot_enabled'
  | 'timelines'
>;

const FACTS = `select c.cohort_type, c.is_leader_board_allowed, c.is_localized_leaderboard, c.is_capstone_present,
    c.ai_bot_enabled,
    coalesce((select json_agg(json_build_object('key', t.key, 'time', t.time))
      from cohort_timelines t where t.cohort_id = c.cohort_id), '[]') as timelines
  from cohorts c where c.cohort_id = $1`;

/** What the locks of a cohort depend on, in one round trip. @throws Refusal NOT_FOUND */
export async function readLockFacts(
  deps: Deps,
  cohortId: string,
): Promise<LockFacts & { aiBotEnabled: boolean }> {
  const { rows } = await deps.pool.query<Row>({ name: 'lock-facts', text: FACTS, values: [cohortId] });
  const row = rows[0];
  if (!row) throw refuse('NOT_FOUND', 'There is no such cohort.');
  return {
    cohortType: row.cohort_type,
    isLeaderBoardAllowed: row.is_leader_board_allowed,
    isLocalizedLeaderboard: row.is_localized_leaderboard,
    capstoneInfo: { isCapstonePresent: row.is_capstone_present },
    aiBotEnabled: row.ai_bot_enabled,
    timelines: timelinesOf(row),
  };
}
