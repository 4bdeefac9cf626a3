import { NODE_KINDS } from '@plinth/domain/curriculum/node-kind';
import { sql } from 'drizzle-orm';
import { flag, instant, integer, oneOf, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Completes a node permanently and pays the credits for it, each once, and returns everything it has earned. `isKnown`
 * is false if a concurrent call paid first: this statement does not see what that paid.
 */
export const completeStep = statement({
  name: 'complete-step',
  params: {
    cohortId: uuid,
    userId: uuid,
    nodeId: uuid,
    nodeType: oneOf(NODE_KINDS),
    credits: integer,
    creditId: uuid,
    now: instant,
  },
  columns: { credits: integer, isKnown: flag },
  sql: ({ cohortId, userId, nodeId, nodeType, credits, creditId, now }) => sql`
    with completed as (
      insert into node_progress (cohort_id, user_id, node_id, state, started_at, completed_at)
      values (${cohortId}, ${userId}, ${nodeId}, 'COMPLETED', ${now}, ${now})
      on conflict (cohort_id, user_id, node_id) do update
        set state = 'COMPLETED', completed_at = coalesce(node_progress.completed_at, excluded.completed_at)
    ), paid as (
      insert into credit_entries (credit_id, cohort_id, user_id, node_id, node_type, reason, credits, created_at)
      select ${creditId}, ${cohortId}, ${userId}, ${nodeId}, ${nodeType}, 'completed', ${credits}, ${now}
      where ${credits} > 0
      on conflict (cohort_id, user_id, node_id, reason) do nothing
      returning credits, reason
    ), earned as (
      select credits, reason from paid
      union all
      select credits, reason from credit_entries
      where cohort_id = ${cohortId} and user_id = ${userId} and node_id = ${nodeId}
    )
    select coalesce(sum(credits), 0)::int as credits,
      ${credits} <= 0 or coalesce(bool_or(reason = 'completed'), false) as "isKnown"
    from earned`,
});
