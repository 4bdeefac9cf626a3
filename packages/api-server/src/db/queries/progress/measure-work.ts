import { NodeKind } from '@plinth/domain/curriculum/node-kind';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { instant, integer, json, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { creditsByNode } from './list-credits.ts';

const list = <T>(item: z.ZodMiniType<T>) => json(z.array(item));
const nodeId = z.string();
const Score = z.nullable(z.number());

/**
 * Measures everything that a learner's performance in a cohort is derived from. Individual credits are those of the
 * last `weeks`.
 */
export const measureWork = statement({
  name: 'performance-work',
  params: { cohortId: uuid, userId: uuid, now: instant, weeks: integer },
  columns: {
    credits: list(
      z.object({
        nodeId,
        nodeType: NodeKind,
        credits: z.number(),
        lastWeek: z.number(),
        weekBefore: z.number(),
      }),
    ),
    sessions: list(z.object({ nodeId, attended: z.boolean() })),
    quizzes: list(z.object({ nodeId, percentage: Score, completedAt: z.nullable(z.string()) })),
    entries: list(z.object({ nodeId, createdAt: z.string(), credits: z.number() })),
    reports: list(z.object({ nodeId, isReviewed: z.boolean(), score: Score })),
  },
  sql: ({ weeks, ...of }) => sql`select
    coalesce((select jsonb_agg(to_jsonb(c)) from (${creditsByNode(of)}) c), '[]') as credits,
    coalesce((select jsonb_agg(jsonb_build_object('nodeId', s.node_id, 'attended', a.attended))
      from live_sessions s join session_attendance a on a.live_session_id = s.live_session_id and a.user_id = ${of.userId}
      where s.cohort_id = ${of.cohortId} and s.end_date <= ${of.now} and s.session_status <> 'RESCHEDULED'), '[]') as sessions,
    coalesce((select jsonb_agg(jsonb_build_object('nodeId', q.node_id, 'percentage', q.percentage,
        'completedAt', q.completed_at))
      from (select node_id, max(case when total > 0 then score * 100 / total end) as percentage,
          max(completed_at) as completed_at
        from form_responses
        where cohort_id = ${of.cohortId} and user_id = ${of.userId} and status = 'COMPLETED' and node_id is not null
        group by node_id) q), '[]') as quizzes,
    coalesce((select jsonb_agg(jsonb_build_object('nodeId', c.node_id, 'createdAt', c.created_at, 'credits', c.credits))
      from credit_entries c where c.cohort_id = ${of.cohortId} and c.user_id = ${of.userId}
        and c.created_at > ${of.now} - make_interval(weeks => ${weeks}::int)), '[]') as entries,
    coalesce((select jsonb_agg(jsonb_build_object('nodeId', r.node_id,
        'score', case when r.review_status in ('REVIEWED', 'REJECTED') then r.score end,
        'isReviewed', r.review_status = 'REVIEWED'))
      from reports r where r.cohort_id = ${of.cohortId} and r.user_id = ${of.userId} and r.submitted_at is not null), '[]')
      as reports`,
});
