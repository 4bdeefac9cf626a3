import { PROGRESSES } from '@plinth/domain/progress/progress';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { flag, integer, json, nullable, oneOf, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Finds what a learner is reminded of besides the curriculum; `answered` are the newest answered queries, at most
 * `limit`.
 */
export const findNudgeFacts = statement({
  name: 'nudge-facts',
  params: { cohortId: uuid, userId: uuid, limit: integer },
  columns: {
    showNudges: flag,
    showPlacementNudges: flag,
    interest: nullable(
      json(
        z.object({
          interestedInPlacements: z.nullable(z.boolean()),
          noticePeriod: z.nullable(z.number()),
        }),
      ),
    ),
    isV2: flag,
    hasOnboarding: flag,
    onboarding: nullable(oneOf(PROGRESSES)),
    answered: json(z.array(z.object({ queryId: z.string(), title: z.string() }))),
  },
  sql: ({ cohortId, userId, limit }) => sql`
    select c.show_nudges as "showNudges", c.show_placement_nudges as "showPlacementNudges",
      case when i.user_id is not null then json_build_object('interestedInPlacements', i.interested_in_placements,
        'noticePeriod', i.notice_period) end as interest, 'onboarding-v2' = any(c.tags) as "isV2",
      c.onboarding_form_id is not null as "hasOnboarding", e.cohort_onboarding_status as onboarding,
      (select coalesce(json_agg(json_build_object('queryId', q.query_id, 'title', q.title)), '[]')
        from (select query_id, title from mentor_queries
          where cohort_id = c.cohort_id and asked_by_id = ${userId} and state = 'ANSWERED'
          order by answered_at desc nulls last, query_id limit ${limit}) q) as answered
    from cohorts c left join enrolments e on e.cohort_id = c.cohort_id and e.user_id = ${userId}
    left join placement_interests i on i.cohort_id = c.cohort_id and i.user_id = ${userId}
    where c.cohort_id = ${cohortId}`,
});
