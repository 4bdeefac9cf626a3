import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import type { Place } from './add-entry.ts';
import { findTask } from './find-task.ts';

/** The parts of a file that wait in the own hand-in for the others. @throws Refusal as findTask */
export async function readParts(
  deps: Deps,
  caller: Member,
  { sha256, ...place }: Place & { sha256: string },
): Promise<{ received: number[] }> {
  const { key } = await findTask(deps, caller, place);
  const { rows } = await deps.db.execute<{ no: number }>(sql`
    select p.no from upload_parts p join reports r on r.report_id = p.report_id
    where r.cohort_id = ${key.cohortId} and r.user_id = ${key.userId} and r.node_id = ${key.nodeId}
      and p.sha256 = ${sha256}
    order by p.no`);
  return { received: rows.map(({ no }) => no) };
}
