import type { Report, ReportVersion } from '@plinth/domain/assignments/report';
import { maxScore } from '@plinth/domain/assignments/review-credits';
import { isLate } from '@plinth/domain/assignments/task-status';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { ReviewStatus } from '@plinth/domain/reviews/review-status';
import { sql } from 'drizzle-orm';
import type { AssignmentPlan } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { entryJson } from './report-entries.ts';

type Row = Omit<Report, 'isLate' | 'maxScore' | 'rubric' | 'earlier'> & {
  plan: AssignmentPlan | null;
  earlier: Omit<ReportVersion, 'isLate'>[];
};

type Filter = {
  namespace?: Namespace | undefined;
  reviewStatus?: ReviewStatus | undefined;
  'user-id'?: string | undefined;
  'report-id'?: string | undefined;
  sorting: 'ASC' | 'DESC';
  pageNo: number;
};

/** The files and links of a version of a hand-in, by the relation that has its report and its number. */
const entriesOf = (row: 'r' | 'v') =>
  sql`coalesce((select json_agg(${entryJson} order by n.created_at, n.entry_id)
    from report_entries n left join documents d on d.document_id = n.document_id
    where n.report_id = ${sql.raw(row)}.report_id and n.version = ${sql.raw(row)}.version), '[]')`;

const toInstant = (time: string | null) => (time === null ? null : new Date(time).toISOString());

function timesOf(row: { submittedAt: string; reviewedAt: string | null }, dueAt: string | null) {
  const submittedAt = new Date(row.submittedAt).toISOString();
  return { submittedAt, reviewedAt: toInstant(row.reviewedAt), isLate: isLate(submittedAt, dueAt) };
}

/**
 * What the learners of the caller's groups handed in by when, a page of 20 with the whole count, in one round
 * trip (API-210, D-34). Drafts are their owners' alone.
 */
export async function listReports(
  deps: Deps,
  { userId, membership }: Member,
  { namespace, reviewStatus, 'user-id': learnerId, 'report-id': reportId, sorting, pageNo }: Filter,
): Promise<{ reports: Report[]; total: number }> {
  const direction = sql.raw(sorting === 'ASC' ? 'asc' : 'desc');
  const { rows } = await deps.db.execute<{ total: number; reports: Row[] }>(sql`
    with assigned as (
      select r.* from reports r
      join enrolments e on e.cohort_id = r.cohort_id and e.user_id = r.user_id
      join cohort_groups g on g.group_id = e.group_id and g.guide_id = ${userId}
      where r.cohort_id = ${membership.cohortId} and r.submitted_at is not null
        and (${namespace ?? null}::text is null or r.namespace = ${namespace ?? null})
        and (${reviewStatus ?? null}::text is null or r.review_status = ${reviewStatus ?? null})
        and (${learnerId ?? null}::uuid is null or r.user_id = ${learnerId ?? null}::uuid)
        and (${reportId ?? null}::uuid is null or r.report_id = ${reportId ?? null}::uuid)
    ), page as (
      select * from assigned order by submitted_at ${direction}, report_id ${direction}
      limit ${PAGE_SIZE} offset ${pageNo * PAGE_SIZE}
    ), start as (
      select min(time) filter (where key = 'COURSE_UNLOCKED') as unlocked, min(time) filter (where key = 'START_DATE') as started
      from cohort_timelines where cohort_id = ${membership.cohortId}
    )
    select (select count(*)::int from assigned) as total,
      coalesce((select json_agg(json_build_object('reportId', r.report_id, 'userId', r.user_id,
          'firstName', p.first_name, 'lastName', nullif(p.last_name, ''), 'nodeId', r.node_id,
          'title', coalesce(c.meta ->> 'title', 'Task'), 'namespace', r.namespace, 'reviewStatus', r.review_status,
          'submittedAt', r.submitted_at, 'reviewedAt', r.reviewed_at, 'version', r.version, 'text', r.text,
          'score', r.score, 'remark', r.remark, 'credits', c.credits, 'plan', c.assignment,
          'dueAt', coalesce(s.unlocked, s.started) + c.due_day * interval '24 hours',
          'entries', ${entriesOf('r')},
          'earlier', coalesce((select json_agg(json_build_object('version', v.version,
              'reviewStatus', v.review_status, 'submittedAt', v.submitted_at, 'reviewedAt', v.reviewed_at,
              'text', v.text, 'score', v.score, 'remark', v.remark, 'entries', ${entriesOf('v')})
            order by v.version desc) from report_versions v
            where v.report_id = r.report_id and v.submitted_at is not null), '[]'))
        order by r.submitted_at ${direction}, r.report_id ${direction})
      from page r join user_profiles p on p.user_id = r.user_id join course_nodes c on c.node_id = r.node_id
        cross join start s), '[]') as reports`);
  const found = rows[0] ?? { total: 0, reports: [] };
  return {
    total: found.total,
    reports: found.reports.map(({ plan, earlier, ...report }) => {
      const rubric = plan?.rubric ?? null;
      const dueAt = toInstant(report.dueAt);
      return {
        ...report,
        ...timesOf(report, dueAt),
        dueAt,
        maxScore: maxScore(rubric),
        rubric: rubric ?? [],
        earlier: earlier.map((version) => ({ ...version, ...timesOf(version, dueAt) })),
      };
    }),
  };
}
