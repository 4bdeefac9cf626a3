import { Report, ReportVersion } from '@plinth/domain/assignments/report';
import { NAMESPACES } from '@plinth/domain/curriculum/namespace';
import { REVIEW_FILTERS } from '@plinth/domain/reviews/review-filter';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { startsAt } from '../cohorts/starts-at.ts';
import { dueAt } from '../curriculum/due-at.ts';
import { integer, json, nullable, oneOf, uuid } from '../kinds.ts';
import { HAS_NO_VERDICT } from '../mentors/waiting-for.ts';
import { HAS_PLACE } from '../office-cohorts/office-cohort-fields.ts';
import { choice, statement } from '../statement.ts';
import { entryJson } from './entry-json.ts';
import { PlanSchema } from './plan-schema.ts';

/** Times as they appear in JSON, with an offset. */
const times = { submittedAt: z.string(), reviewedAt: z.nullable(z.string()) };

const HandIn = z.object({
  ...z.omit(Report, { isLate: true, maxScore: true, rubric: true }).shape,
  ...times,
  dueAt: z.nullable(z.string()),
  plan: z.nullable(PlanSchema),
  earlier: z.array(z.object({ ...z.omit(ReportVersion, { isLate: true }).shape, ...times })),
});

/** The files and links of a version of a hand-in, by the relation that has its report and its number. */
const entriesOf = (row: 'r' | 'v') =>
  sql`coalesce((select json_agg(${entryJson} order by n.created_at, n.entry_id)
    from report_entries n left join documents d on d.document_id = n.document_id
    where n.report_id = ${sql.raw(row)}.report_id and n.version = ${sql.raw(row)}.version), '[]')`;

/**
 * A page of what the learners of a guide's groups handed in (for a lead mentor, the learners without a guide), with the
 * total: each with its assessment criteria and its previous versions, the newest first. Learners who have left the
 * cohort have nobody who reviews them.
 */
export const listHandIns = statement({
  params: {
    whose: choice('own', 'own and those of nobody'),
    guideId: uuid,
    cohortId: uuid,
    namespace: nullable(oneOf(NAMESPACES)),
    reviewStatus: nullable(oneOf(REVIEW_FILTERS)),
    learnerId: nullable(uuid),
    reportId: nullable(uuid),
    sorting: choice('ASC', 'DESC'),
    limit: integer,
    offset: integer,
  },
  columns: { total: integer, reports: json(z.array(HandIn)) },
  sql: ({
    whose,
    guideId,
    cohortId,
    namespace,
    reviewStatus,
    learnerId,
    reportId,
    sorting,
    limit,
    offset,
  }) => {
    const direction = sql.raw(sorting);
    return sql`
    with assigned as (
      select r.* from reports r
      join enrolments e on e.cohort_id = r.cohort_id and e.user_id = r.user_id and ${HAS_PLACE}
      ${
        whose === 'own'
          ? sql`join cohort_groups g on g.group_id = e.group_id and g.guide_id = ${guideId}`
          : sql`left join cohort_groups g on g.group_id = e.group_id`
      }
      where r.cohort_id = ${cohortId} and r.submitted_at is not null
        ${whose === 'own' ? sql`` : sql`and coalesce(g.guide_id, ${guideId}) = ${guideId}`}
        and (${namespace} is null or r.namespace = ${namespace})
        and (${reviewStatus} is null or r.review_status = ${reviewStatus} or ${reviewStatus} = 'OPEN' and ${HAS_NO_VERDICT})
        and (${learnerId} is null or r.user_id = ${learnerId})
        and (${reportId} is null or r.report_id = ${reportId})
    ), page as (
      select * from assigned order by submitted_at ${direction}, report_id ${direction}
      limit ${limit} offset ${offset}
    ), start as (
      select ${startsAt('c')} as time from cohorts c where c.cohort_id = ${cohortId}
    )
    select (select count(*)::int from assigned) as total,
      coalesce((select json_agg(json_build_object('reportId', r.report_id, 'userId', r.user_id,
          'firstName', p.first_name, 'lastName', nullif(p.last_name, ''), 'nodeId', r.node_id,
          'title', coalesce(c.meta ->> 'title', 'Task'), 'namespace', r.namespace, 'reviewStatus', r.review_status,
          'submittedAt', r.submitted_at, 'reviewedAt', r.reviewed_at, 'version', r.version, 'text', r.text,
          'score', r.score, 'remark', r.remark, 'credits', c.credits, 'plan', c.assignment,
          'dueAt', ${dueAt({ cohort: 'r', node: 'c', start: sql`s.time`, learner: 'r' })},
          'entries', ${entriesOf('r')},
          'earlier', coalesce((select json_agg(json_build_object('version', v.version,
              'reviewStatus', v.review_status, 'submittedAt', v.submitted_at, 'reviewedAt', v.reviewed_at,
              'text', v.text, 'score', v.score, 'remark', v.remark, 'entries', ${entriesOf('v')})
            order by v.version desc) from report_versions v
            where v.report_id = r.report_id and v.submitted_at is not null), '[]'))
        order by r.submitted_at ${direction}, r.report_id ${direction})
      from page r join user_profiles p on p.user_id = r.user_id join course_nodes c on c.node_id = r.node_id
        cross join start s), '[]') as reports`;
  },
});
