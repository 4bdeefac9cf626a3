import type { Queryable } from '../../db/database.ts';
import { listLearnersLeftOut } from '../../db/queries/cohorts/list-learners-left-out.ts';

/** Lists the learners for whom a session is part of an elective that they have not chosen. */
export async function listLeftOut(db: Queryable, liveSessionId: string): Promise<ReadonlySet<string>> {
  const rows = await listLearnersLeftOut.rows(db, { liveSessionId });
  return new Set(rows.map(({ userId }) => userId));
}
