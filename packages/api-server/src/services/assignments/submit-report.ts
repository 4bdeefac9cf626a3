import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { assessPath } from '@plinth/domain/navigation/assess-path';
import { and, eq, exists, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { handIn } from '../../db/queries/assignments/hand-in.ts';
import { reportEntries, reports } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { withholdFromMail } from '../notifications/withhold-from-mail.ts';
import { refuse } from '../refusal.ts';
import { findTask } from './find-task.ts';
import { handInKeys, verdictKeys } from './review-keys.ts';

type Key = { cohortId: string; userId: string; nodeId: string };
type Input = {
  nodeId: string;
  namespace: Namespace;
  reportId: string;
  text?: string | undefined;
  seen?: string | undefined;
};
type Submitted = { report: { reportId: string; reviewStatus: 'PENDING'; submittedAt: string } };

async function holdReport(tx: Transaction, reportId: string, key: Key) {
  const version = sql`${reports.version} + case ${reports.reviewStatus} when 'REJECTED' then 1 else 0 end`;
  const entries = tx
    .select({ entryId: reportEntries.entryId })
    .from(reportEntries)
    .where(and(eq(reportEntries.reportId, reports.reportId), eq(reportEntries.version, version)));
  const [report] = await tx
    .select({
      reviewStatus: reports.reviewStatus,
      submittedAt: reports.submittedAt,
      text: reports.text,
      draftText: reports.draftText,
      hasEntries: sql`${exists(entries)}`.mapWith(Boolean),
    })
    .from(reports)
    .where(
      and(
        eq(reports.reportId, reportId),
        eq(reports.cohortId, key.cohortId),
        eq(reports.userId, key.userId),
        eq(reports.nodeId, key.nodeId),
      ),
    )
    .for('update');
  if (!report) throw refuse('NOT_FOUND', 'Hand-in not found.');
  return report;
}

/**
 * Hands in the caller's draft and completes its task. The instant is the server's; after the due instant the hand-in is
 * still accepted and the guide sees that it was late. A rejected one is followed by what was uploaded since, as the
 * next version; the previous one is saved with its verdict, which is no longer mailed. The guide of the group is
 * notified. Without `text` the saved draft is handed in; text saved by another device after what was `seen` is never
 * replaced.
 * @throws Refusal BAD_REQUEST nothing uploaded, FORBIDDEN, LOCKED, NOT_FOUND, CONFLICT in review or reviewed, or written
 *   on another device since, with `theirs`
 */
export async function submitReport(deps: Deps, caller: Member, input: Input): Promise<Submitted> {
  const { reportId, seen } = input;
  const { key, node, view } = await findTask(deps, caller, input);
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const report = await holdReport(tx, reportId, key);
    const theirs = report.draftText ?? '';
    const text = input.text ?? theirs;
    const answer = (submittedAt: Date): Submitted => ({
      report: { reportId, reviewStatus: 'PENDING', submittedAt: submittedAt.toISOString() },
    });
    if (report.reviewStatus === 'PENDING') {
      if (seen !== undefined && input.text !== undefined && (report.text ?? '') !== input.text)
        throw refuse('CONFLICT', 'This task has already been handed in, with another text.');
      return answer(report.submittedAt ?? now);
    }
    if (report.reviewStatus !== 'DRAFT' && report.reviewStatus !== 'REJECTED')
      throw refuse('CONFLICT', 'Your guide is reviewing this hand-in, or has reviewed it.');
    if (!report.hasEntries) throw refuse('BAD_REQUEST', 'Add a file or a link first.');
    if (seen !== undefined && theirs !== seen && theirs !== input.text)
      throw refuse('CONFLICT', 'Your text was changed on another device. Read it before you hand in.', {
        theirs,
      });
    await handIn.run(tx, {
      reportId,
      text,
      now,
      guideId: view.facts.guideId,
      newsKey: `${handInKeys(reportId)}${now.toISOString()}`,
      newsTitle: 'A hand-in is waiting for your review',
      newsText: node.meta.title ?? 'A task',
      newsHref: assessPath(key.cohortId, reportId),
    });
    if (report.reviewStatus === 'REJECTED') await withholdFromMail(tx, [key.userId], verdictKeys(reportId));
    return answer(now);
  });
}
