import { and, eq } from 'drizzle-orm';
import { reports } from '../../db/schema/curriculum.ts';
import { uploadParts } from '../../db/schema/upload-parts.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import type { Place } from './add-entry.ts';
import { findTask } from './find-task.ts';

/** Lists the parts of an incomplete file in the caller's hand-in. @throws Refusal as findTask */
export async function readParts(
  deps: Deps,
  caller: Member,
  { sha256, ...place }: Place & { sha256: string },
): Promise<{ received: number[] }> {
  const { key } = await findTask(deps, caller, place);
  const rows = await deps.db
    .select({ no: uploadParts.no })
    .from(uploadParts)
    .innerJoin(reports, eq(reports.reportId, uploadParts.reportId))
    .where(
      and(
        eq(reports.cohortId, key.cohortId),
        eq(reports.userId, key.userId),
        eq(reports.nodeId, key.nodeId),
        eq(uploadParts.sha256, sha256),
      ),
    )
    .orderBy(uploadParts.no);
  return { received: rows.map(({ no }) => no) };
}
