import { sql } from 'drizzle-orm';
import { listOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Adjusts what learners were paid for a quiz to the worth of their best attempt, up or down. An increase is dated to the
 * hand-in of that attempt, a reduction to the last payment, which it takes back: what they earned in any other week
 * stays unchanged.
 */
export const settleQuizCredits = statement({
  params: { formId: uuid, userIds: listOf(uuid), reason: text },
  sql: ({ formId, userIds, reason }) => sql`
    insert into credit_entries (credit_id, cohort_id, user_id, node_id, node_type, reason, credits, created_at)
    select gen_random_uuid(), best.cohort_id, best.user_id, best.node_id, n.type, ${reason},
      best.credits - paid.credits,
      case when best.credits > paid.credits then best.completed_at else paid.paid_at end
    from (
      select distinct on (cohort_id, user_id, node_id) cohort_id, user_id, node_id, credits, completed_at
      from form_responses
      where form_id = ${formId} and user_id = any(${userIds}) and status = 'COMPLETED' and cohort_id is not null
      order by cohort_id, user_id, node_id, credits desc, completed_at
    ) best
    join course_nodes n using (node_id)
    cross join lateral (
      select coalesce(sum(e.credits), 0)::int as credits,
        max(e.created_at) filter (where e.credits > 0) as paid_at
      from credit_entries e
      where e.cohort_id = best.cohort_id and e.user_id = best.user_id and e.node_id = best.node_id
        and e.reason like 'quiz%'
    ) paid
    where best.credits <> paid.credits
    on conflict (cohort_id, user_id, node_id, reason) do nothing`,
});
