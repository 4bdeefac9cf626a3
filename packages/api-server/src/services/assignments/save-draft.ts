import { REPORT_STATUSES } from '@plinth/domain/assignments/report';
import { takesUploads } from '@plinth/domain/assignments/task-status';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { reports } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { findTask } from './find-task.ts';

type Input = { nodeId: string; namespace: Namespace; text: string; seen?: string | undefined };

/**
 * Saves the text of the caller's draft on the server, so that it is available on every device. A repeat gets the same
 * answer.
 * @param seen the text that was written over; without it the last write wins
 * @throws Refusal FORBIDDEN, LOCKED, NOT_FOUND, CONFLICT handed in already, or written on another device since, with
 *   `theirs`
 */
export async function saveDraft(
  deps: Deps,
  caller: Member,
  { nodeId, namespace, text, seen }: Input,
): Promise<{ saved: true; reportId: string }> {
  const { key } = await findTask(deps, caller, { nodeId, namespace });
  const draftText = text === '' ? null : text;
  const isSeen =
    seen === undefined ? sql`true` : inArray(sql`coalesce(${reports.draftText}, '')`, [seen, text]);
  const [row] = await deps.db
    .insert(reports)
    .values({ createdAt: deps.now(), ...key, namespace, reviewStatus: 'DRAFT', draftText })
    .onConflictDoUpdate({
      target: [reports.cohortId, reports.userId, reports.nodeId],
      set: { draftText },
      setWhere: sql`${inArray(reports.reviewStatus, REPORT_STATUSES.filter(takesUploads))} and ${isSeen}`,
    })
    .returning({ reportId: reports.reportId });
  if (row) return { saved: true, reportId: row.reportId };
  const [held] = await deps.db
    .select({ reviewStatus: reports.reviewStatus, draftText: reports.draftText })
    .from(reports)
    .where(
      and(eq(reports.cohortId, key.cohortId), eq(reports.userId, key.userId), eq(reports.nodeId, key.nodeId)),
    );
  if (!held || !takesUploads(held.reviewStatus))
    throw refuse('CONFLICT', 'This task has already been handed in.');
  throw refuse('CONFLICT', 'This text was changed on another device. Nothing was overwritten.', {
    theirs: held.draftText ?? '',
  });
}
