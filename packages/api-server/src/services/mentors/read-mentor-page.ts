import type { MentorCohort, MentorPage } from '@plinth/domain/mentors/mentor-dashboard';
import type { ProfileStatus } from '@plinth/domain/profiles/profile-status';
import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { openQueriesOf, tasksToAssessOf } from './waiting-sql.ts';

type Row = { greetingName: string; profileStatus: ProfileStatus; cohorts: MentorCohort[] };

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const text = `with mine as (
    select cohort_id, bool_or(role = 'INDUSTRIAL_GUIDE') as is_guide from cohort_mentors
    where user_id = $1 and role = any($2) group by cohort_id
  ), cards as (
    select c.cohort_id, c.course_title, c.batch_number, n.start_date, json_build_object(
        'cohortId', c.cohort_id, 'courseTitle', c.course_title,
        'openQueries', case when m.is_guide then ${openQueriesOf('c.cohort_id', '$1::uuid')}
          else (select count(*) from mentor_queries q where q.cohort_id = c.cohort_id and q.state = 'UNANSWERED') end,
        'tasksToAssess', case when m.is_guide then ${tasksToAssessOf('c.cohort_id', '$1::uuid')}
          else (select count(*) from reports r where r.cohort_id = c.cohort_id and r.submitted_at is not null
            and r.review_status in ('PENDING', 'IN_REVIEW')) end,
        'nextSession', case when n.live_session_id is not null then json_build_object(
          'liveSessionId', n.live_session_id, 'title', n.title,
          'startDate', ${instant('n.start_date')}, 'endDate', ${instant('n.end_date')}) end) as card
    from mine m join cohorts c using (cohort_id)
    left join lateral (
      select s.live_session_id, s.start_date, s.end_date, coalesce(k.meta ->> 'title', 'Live session') as title
      from live_sessions s join course_nodes k using (node_id)
      where s.cohort_id = c.cohort_id and s.end_date > $3 and k.retired_at is null
        and s.session_status not in ('COMPLETED', 'RESCHEDULED')
      order by s.start_date limit 1) n on true
  )
  select p.first_name as "greetingName", p.profile_status as "profileStatus",
    coalesce((select json_agg(card order by start_date nulls last, course_title, batch_number) from cards), '[]') as cohorts
  from user_profiles p where p.user_id = $1`;

/** The own cohorts of a mentor with what waits in each, in one round trip (API-189, D-92). */
export async function readMentorPage(deps: Deps, { userId, roles }: Caller): Promise<MentorPage> {
  const { rows } = await deps.pool.query<Row>({
    name: 'mentor-page',
    text,
    values: [userId, roles.filter((role) => role !== 'LEARNER'), deps.now()],
  });
  const row = rows[0];
  if (!row) throw new Error('a mentor without a profile');
  return row;
}
