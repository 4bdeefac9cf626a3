import { sql } from 'drizzle-orm';
import { HAS_PLACE } from '../office-cohorts/office-cohort-fields.ts';

/**
 * Whether a query `q` waits for a guide. One of a learner who has left the cohort waits no longer, as they cannot read
 * the answer, unless it is shared with the others.
 */
export const AWAITS_ANSWER = sql`(q.state = 'UNANSWERED' and (q.is_shared or exists (select 1 from enrolments e
  where e.cohort_id = q.cohort_id and e.user_id = q.asked_by_id and ${HAS_PLACE})))`;
