import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { assessPath } from '@plinth/domain/navigation/assess-path';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { reports } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { insertNotification } from '../notifications/notify.ts';
import { recordCompleted } from '../progress/record-progress.ts';
import { refuse } from '../refusal.ts';
import { findTask } from './find-task.ts';

type Key = { cohortId: string; userId: string; nodeId: string };
type Input = { nodeId: string; namespace: Namespace; reportId: string; text?: string | undefined };
type Submitted = { report: { reportId: string; reviewStatus: 'PENDING'; submittedAt: string } };

async function holdReport(tx: Transaction, reportId: string, key: Key) {
  const [report] = await tx
    .select({
      reviewStatus: reports.reviewStatus,
      submittedAt: reports.submittedAt,
      hasEntries: sql<boolean>`exists (select 1 from report_entries n where n.report_id = reports.report_id
        and n.version = reports.version + case reports.review_status when 'REJECTED' then 1 else 0 end)`,
    })
    .from(reports)
    .where(
      sql`${reports.reportId} = ${reportId} and ${reports.cohortId} = ${key.cohortId}
        and ${reports.userId} = ${key.userId} and ${reports.nodeId} = ${key.nodeId}`,
    )
    .for('update');
  if (!report) throw refuse('NOT_FOUND', 'There is no such hand-in of yours.');
  return report;
}

/**
 * Hands the own draft in and completes its task (API-141). The instant is the server's; after the due instant the
 * hand-in is taken all the same and the guide sees that it was late. A rejected one is answered with what was
 * uploaded since, as the next version; the one before is kept with its verdict. The guide of the group is told.
 * @throws Refusal BAD_REQUEST nothing uploaded, FORBIDDEN, LOCKED, NOT_FOUND, CONFLICT in review or reviewed
 */
export async function submitReport(deps: Deps, caller: Member, input: Input): Promise<Submitted> {
  const { reportId, text = '' } = input;
  const { key, node, view } = await findTask(deps, caller, input);
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const report = await holdReport(tx, reportId, key);
    const answer = (submittedAt: Date): Submitted => ({
      report: { reportId, reviewStatus: 'PENDING', submittedAt: submittedAt.toISOString() },
    });
    if (report.reviewStatus === 'PENDING') return answer(report.submittedAt ?? now);
    if (report.reviewStatus !== 'DRAFT' && report.reviewStatus !== 'REJECTED')
      throw refuse('CONFLICT', 'Your guide has this hand-in in review, or has reviewed it.');
    if (!report.hasEntries) throw refuse('BAD_REQUEST', 'Add a file or a link first.');
    const guideTold = insertNotification(
      {
        category: 'REVIEW',
        key: `handed-in:${reportId}:${now.toISOString()}`,
        title: 'A hand-in waits for your review',
        text: node.meta.title ?? 'A task',
        href: assessPath(key.cohortId, reportId),
        at: now,
      },
      sql`select ${view.facts.guideId}::uuid as user_id where ${view.facts.guideId}::uuid is not null`,
    );
    await tx.execute(sql`
      with guide_told as (${guideTold}), kept as (
        insert into report_versions (report_id, version, review_status, text, score, remark, submitted_at,
          reviewed_at, reviewed_by_id)
        select report_id, version, review_status, text, score, remark, submitted_at, reviewed_at, reviewed_by_id
        from reports where report_id = ${reportId} and review_status = 'REJECTED'
      )
      update reports set version = version + case review_status when 'REJECTED' then 1 else 0 end,
        review_status = 'PENDING', submitted_at = ${now}, text = nullif(${text}::text, ''), draft_text = null,
        score = null, remark = null, reviewed_at = null, reviewed_by_id = null
      where report_id = ${reportId}`);
    await recordCompleted(tx, key, now);
    return answer(now);
  });
}
