import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { heldBy } from '../evaluation-day/read-interviews.ts';
import type { DocumentRow } from './store-document.ts';

/**
 * A file of somebody else that the caller may read where it was handed over: a hand-in of a learner of the caller's
 * groups, the portfolio of a learner whom the caller interviews, an attachment of a query that the caller can see, a
 * file of a tip for a session of the cohort. Nothing else of another person's is ever shared.
 */
export async function findSharedDocument(
  deps: Deps,
  { userId, membership }: Caller,
  documentId: string,
): Promise<DocumentRow | undefined> {
  if (!membership) return undefined;
  const { cohortId, state, mentorRoles } = membership;
  const isGuide = mentorRoles.includes('INDUSTRIAL_GUIDE');
  const isLearner = state !== null && learnerMay(state, 'everything');
  if (mentorRoles.length === 0 && !isLearner) return undefined;
  const [row] = await deps.db
    .select()
    .from(documents)
    .where(
      sql`${documents.documentId} = ${documentId} and ${documents.cohortId} = ${cohortId}
        and ${documents.status} = 'COMPLETED' and (
          (${documents.kind} = 'ATTACHMENT' and exists (select 1 from mentor_queries q
            where q.query_id = ${documents.queryId} and q.cohort_id = ${cohortId}
              and (${isGuide} or (${isLearner} and (q.is_shared or q.asked_by_id = ${userId})))))
          or (${documents.kind} = 'ATTACHMENT' and exists (select 1 from session_tip_files f
            join session_tips t on t.tip_id = f.tip_id and t.cohort_id = ${cohortId}
            where f.document_id = ${documents.documentId}))
          or (${documents.kind} = 'SUBMISSION' and ${isGuide} and exists (select 1 from reports r
            join interviews i on i.cohort_id = r.cohort_id and i.user_id = r.user_id and ${heldBy(userId)}
            join report_entries n on n.report_id = r.report_id and n.version <= r.version
              and n.document_id = ${documentId}
            where r.report_id = ${documents.reportId} and r.cohort_id = ${cohortId} and r.namespace = 'REVIEW_DAY'
              and r.submitted_at is not null))
          or (${documents.kind} = 'SUBMISSION' and ${isGuide} and exists (select 1 from reports r
            join enrolments e on e.cohort_id = r.cohort_id and e.user_id = r.user_id
            join cohort_groups g on g.group_id = e.group_id and g.guide_id = ${userId}
            join report_entries n on n.report_id = r.report_id and n.version <= r.version
              and n.document_id = ${documentId}
            where r.report_id = ${documents.reportId} and r.cohort_id = ${cohortId} and r.submitted_at is not null)))`,
    );
  return row;
}
