import { sql } from 'drizzle-orm';
import { flag, instant, integer, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Closes an open attempt with its score; in a cohort a quiz completes its node and pays the attempt's worth beyond
 * everything paid for the quiz before.
 */
export const closeOpenAttempt = statement({
  params: {
    responseId: uuid,
    kind: text,
    startedAt: instant,
    completedAt: instant,
    isForced: flag,
    score: integer,
    total: integer,
    credits: integer,
    creditId: uuid,
    reason: text,
  },
  sql: ({
    responseId,
    kind,
    startedAt,
    completedAt,
    isForced,
    score,
    total,
    credits,
    creditId,
    reason,
  }) => sql`
    with closed as (
      update form_responses set status = 'COMPLETED', completed_at = ${completedAt}, is_forced = ${isForced},
        score = ${score}, total = ${total}, credits = ${credits}
      where response_id = ${responseId} and status = 'STARTED'
      returning cohort_id, user_id, node_id
    ), at_node as (
      select c.*, n.type from closed c join course_nodes n using (node_id)
      where c.cohort_id is not null and ${kind} = 'QUIZ'
    ), completed as (
      insert into node_progress (cohort_id, user_id, node_id, state, started_at, completed_at)
      select cohort_id, user_id, node_id, 'COMPLETED', ${startedAt}, ${completedAt} from at_node
      on conflict (cohort_id, user_id, node_id) do update
        set state = 'COMPLETED', completed_at = coalesce(node_progress.completed_at, excluded.completed_at)
    )
    insert into credit_entries (credit_id, cohort_id, user_id, node_id, node_type, reason, credits, created_at)
    select ${creditId}, a.cohort_id, a.user_id, a.node_id, a.type, ${reason}, ${credits} - paid.credits, ${completedAt}
    from at_node a cross join lateral (
      select coalesce(sum(e.credits), 0)::int as credits from credit_entries e
      where e.cohort_id = a.cohort_id and e.user_id = a.user_id and e.node_id = a.node_id and e.reason like 'quiz%'
    ) paid
    where ${credits} > paid.credits
    on conflict (cohort_id, user_id, node_id, reason) do nothing`,
});
