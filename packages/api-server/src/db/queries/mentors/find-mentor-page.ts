import { MentorCohort } from '@plinth/domain/mentors/mentor-dashboard';
import { PROFILE_STATUSES } from '@plinth/domain/profiles/profile-status';
import { ROLES } from '@plinth/domain/roles/role';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { instant, json, listOf, oneOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { openQueriesOf, tasksToAssessOf } from './waiting-for.ts';

const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** Finds the cohorts that a person mentors in one of some roles, with what waits in each, the next session first. */
export const findMentorPage = statement({
  name: 'mentor-page',
  params: { userId: uuid, roles: listOf(oneOf(ROLES)), now: instant },
  columns: {
    greetingName: text,
    profileStatus: oneOf(PROFILE_STATUSES),
    cohorts: json(z.array(MentorCohort)),
  },
  sql: ({ userId, roles, now }) => sql`
    with mine as (
      select cohort_id, bool_or(role = 'LEAD_MENTOR') as is_lead from cohort_mentors
      where user_id = ${userId} and role = any(${roles}) group by cohort_id
    ), cards as (
      select c.cohort_id, c.course_title, c.batch_number, n.start_date, json_build_object(
          'cohortId', c.cohort_id, 'courseTitle', c.course_title,
          'openQueries', ${openQueriesOf(sql`c.cohort_id`, userId)},
          'tasksToAssess', ${tasksToAssessOf(sql`c.cohort_id`, userId, sql`m.is_lead`)},
          'nextSession', case when n.live_session_id is not null then json_build_object(
            'liveSessionId', n.live_session_id, 'title', n.title,
            'startDate', ${iso('n.start_date')}, 'endDate', ${iso('n.end_date')}) end) as card
      from mine m join cohorts c using (cohort_id)
      left join lateral (
        select s.live_session_id, s.start_date, s.end_date, coalesce(k.meta ->> 'title', 'Live session') as title
        from live_sessions s join course_nodes k using (node_id)
        where s.cohort_id = c.cohort_id and s.end_date > ${now} and k.retired_at is null
          and s.session_status not in ('COMPLETED', 'RESCHEDULED')
        order by s.start_date limit 1) n on true
    )
    select p.first_name as "greetingName", p.profile_status as "profileStatus",
      coalesce((select json_agg(card order by start_date nulls last, course_title, batch_number) from cards), '[]') as cohorts
    from user_profiles p where p.user_id = ${userId}`,
});
