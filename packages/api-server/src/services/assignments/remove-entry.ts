import type { ReportDraft } from '@plinth/domain/assignments/report';
import { takesUploads } from '@plinth/domain/assignments/task-status';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { and, eq } from 'drizzle-orm';
import { reportEntries, reports } from '../../db/schema/curriculum.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { forgetFiles } from '../documents/forget-files.ts';
import { refuse } from '../refusal.ts';
import { draftEntries } from './draft-entries.ts';
import { findTask } from './find-task.ts';

/**
 * Removes a file or a link from the caller's draft, including the stored file; a repeat is harmless. Entries that were
 * handed in are part of the record and stay.
 * @throws Refusal FORBIDDEN, LOCKED, NOT_FOUND no draft or an entry of another hand-in, CONFLICT handed in already
 */
export async function removeEntry(
  deps: Deps,
  caller: Member,
  { nodeId, namespace, entryId }: { nodeId: string; namespace: Namespace; entryId: string },
): Promise<{ report: ReportDraft }> {
  const { key } = await findTask(deps, caller, { nodeId, namespace });
  const { report, paths } = await deps.db.transaction(async (tx) => {
    const [own] = await tx
      .select()
      .from(reports)
      .where(
        and(
          eq(reports.cohortId, key.cohortId),
          eq(reports.userId, key.userId),
          eq(reports.nodeId, key.nodeId),
        ),
      )
      .for('update');
    if (!own) throw refuse('NOT_FOUND', 'You have no draft here.');
    if (!takesUploads(own.reviewStatus)) throw refuse('CONFLICT', 'This task has already been handed in.');
    const { reportId } = own;
    const version = own.reviewStatus === 'REJECTED' ? own.version + 1 : own.version;
    const [entry] = await tx.select().from(reportEntries).where(eq(reportEntries.entryId, entryId));
    if (entry && (entry.reportId !== reportId || entry.version !== version))
      throw refuse('NOT_FOUND', 'This is not part of your draft.');
    await tx.delete(reportEntries).where(eq(reportEntries.entryId, entryId));
    const files = entry?.documentId
      ? await tx
          .delete(documents)
          .where(and(eq(documents.documentId, entry.documentId), eq(documents.reportId, reportId)))
          .returning({ path: documents.path })
      : [];
    const entries = await draftEntries(tx, { reportId, version });
    return { report: { reportId, nodeId, entries }, paths: files.map(({ path }) => path) };
  });
  forgetFiles(deps, 'private', paths);
  return { report };
}
