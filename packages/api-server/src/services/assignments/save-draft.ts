import { REPORT_STATUSES } from '@plinth/domain/assignments/report';
import { takesUploads } from '@plinth/domain/assignments/task-status';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { inArray } from 'drizzle-orm';
import { reports } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { findTask } from './find-task.ts';

/**
 * Saves the text of the caller's draft on the server, so that it is available on every device; the last write wins.
 * @throws Refusal FORBIDDEN, LOCKED, NOT_FOUND, CONFLICT handed in already
 */
export async function saveDraft(
  deps: Deps,
  caller: Member,
  { nodeId, namespace, text }: { nodeId: string; namespace: Namespace; text: string },
): Promise<{ saved: true; reportId: string }> {
  const { key } = await findTask(deps, caller, { nodeId, namespace });
  const draftText = text === '' ? null : text;
  const [row] = await deps.db
    .insert(reports)
    .values({ createdAt: deps.now(), ...key, namespace, reviewStatus: 'DRAFT', draftText })
    .onConflictDoUpdate({
      target: [reports.cohortId, reports.userId, reports.nodeId],
      set: { draftText },
      setWhere: inArray(reports.reviewStatus, REPORT_STATUSES.filter(takesUploads)),
    })
    .returning({ reportId: reports.reportId });
  if (!row) throw refuse('CONFLICT', 'This task has already been handed in.');
  return { saved: true, reportId: row.reportId };
}
