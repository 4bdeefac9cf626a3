import { Testimonial } from '@plinth/domain/impact/impact';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { startsAt } from '../cohorts/starts-at.ts';
import { WAS_TAUGHT } from '../earnings/was-taught.ts';
import { decimal, instant, integer, json, nullable, uuid } from '../kinds.ts';
import { photoOfUser } from '../profiles/photo-of-user.ts';
import { statement } from '../statement.ts';

/**
 * Measures what a lead mentor's teaching has achieved. Learners are those of their own cohorts that have started; stars
 * for a session that somebody else held are not theirs; a testimonial is a recommendation that one of the learners wrote
 * and that is displayed.
 */
export const measureImpact = statement({
  params: { userId: uuid, now: instant, testimonials: integer },
  columns: {
    learnersTaught: integer,
    sessions: integer,
    averageRating: nullable(decimal),
    countries: json(z.array(z.string())),
    testimonials: json(z.array(Testimonial)),
  },
  sql: ({ userId, now, testimonials }) => sql`
    with own as (
      select c.cohort_id, c.course_title from cohort_mentors m join cohorts c using (cohort_id)
      where m.user_id = ${userId} and m.role = 'LEAD_MENTOR' and ${startsAt('c')} <= ${now}
    ), taught as (
      select e.user_id, max(own.course_title) as course_title from enrolments e join own using (cohort_id)
      where e.state in ('ONGOING', 'COMPLETED', 'PAYMENT_PENDING', 'PAYMENT_DELAYED', 'BLOCKED')
      group by e.user_id
    ), stars as (
      select (said ->> 'responseValue')::numeric as star
      from feedback_responses r join own using (cohort_id) join taught using (user_id)
      join feedback_events v using (event_id) join forms f using (form_id)
      cross join jsonb_array_elements(f.pages) sheet cross join jsonb_array_elements(sheet -> 'questions') asked
      cross join jsonb_array_elements(r.responses) said
      where not r.is_skipped and asked ->> 'questionType' = 'SCALE_STAR'
        and said ->> 'questionId' = asked ->> 'questionId' and said ->> 'responseValue' ~ '^[1-5]$'
        and not exists (select from session_feedback h join live_sessions s using (live_session_id)
          where h.event_id = v.event_id and s.mentor_id is distinct from ${userId})
      union all
      select rating from mentor_queries where answered_by_id = ${userId} and rating between 1 and 5
    ), shown as (
      select r.recommendation_id, p.first_name, p.last_name, ${photoOfUser('r.author_id')} as photo,
        taught.course_title, r.text, r.created_at
      from recommendations r join taught on taught.user_id = r.author_id
      join user_profiles p on p.user_id = r.author_id
      where r.recipient_id = ${userId} and r.status = 'ACCEPTED' and r.is_visible
      order by r.created_at desc, r.recommendation_id limit ${testimonials}
    )
    select (select count(*)::int from taught) as "learnersTaught",
      (select count(*)::int from live_sessions s join course_nodes n using (node_id) where s.mentor_id = ${userId}
        and s.session_status <> 'RESCHEDULED' and s.end_date <= ${now} and ${WAS_TAUGHT}) as sessions,
      (select round(avg(star), 1)::float8 from stars) as "averageRating",
      coalesce((select json_agg(country order by country) from (
        select distinct initcap(trim(a.form_data ->> 'country')) as country
        from taught join users u using (user_id) join applications a using (email_id)
        where trim(a.form_data ->> 'country') <> ''
      ) told), '[]') as countries,
      coalesce((select json_agg(json_build_object('recommendationId', recommendation_id, 'firstName', first_name,
        'lastName', last_name, 'photo', photo, 'courseTitle', course_title, 'text', text,
        'createdAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        order by created_at desc, recommendation_id) from shown), '[]') as testimonials`,
});
