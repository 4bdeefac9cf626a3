import { COHORT_USER_STATES } from '@plinth/domain/cohorts/cohort-user-state';
import { CURRENCIES } from '@plinth/domain/money/currency';
import { ATTENDANCE_STATES } from '@plinth/domain/sessions/attendance-state';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { decimal, instant, integer, json, nullable, oneOf, text, uuid } from '../kinds.ts';
import { QUERY_WAITS_SINCE } from '../mentor-queries/query-waits-since.ts';
import { statement } from '../statement.ts';

/**
 * Lists the learners with a seat in a cohort, of one guide's groups if named, with the counts for each; not those whose
 * account is closed, by erasure or a merge: what they did is gone with it, and nothing can be sent to them. The best
 * attempt at a quiz counts. Payments are of the orders that a learner placed for this cohort.
 */
export const listLearnersHealth = statement({
  params: {
    cohortId: uuid,
    guideId: nullable(uuid),
    now: instant,
    reviewsBefore: instant,
    queriesBefore: instant,
  },
  columns: {
    userId: uuid,
    name: text,
    state: oneOf(COHORT_USER_STATES),
    groupId: nullable(uuid),
    groupTitle: nullable(text),
    enrolledAt: instant,
    lastSeenAt: nullable(instant),
    /** Of the sessions that were held and are over, the latest first. */
    marks: json(z.array(z.object({ attended: z.boolean(), state: z.nullable(z.enum(ATTENDANCE_STATES)) }))),
    quizzes: integer,
    quizAverage: nullable(decimal),
    toReview: integer,
    reviewsLate: integer,
    openQueries: integer,
    queriesLate: integer,
    answers: integer,
    answerHours: decimal,
    overdue: json(
      z.array(z.object({ dueDate: z.string(), amount: z.number(), currency: z.enum(CURRENCIES) })),
    ),
  },
  sql: ({ cohortId, guideId, now, reviewsBefore, queriesBefore }) => sql`
    select e.user_id as "userId", trim(p.first_name || ' ' || p.last_name) as name, e.state,
      g.group_id as "groupId", g.title as "groupTitle", e.enrolled_at as "enrolledAt",
      greatest(
        (select max(s.last_used_at) from sessions s where s.user_id = e.user_id),
        (select max(coalesce(d.completed_at, d.started_at)) from node_progress d
          where d.cohort_id = e.cohort_id and d.user_id = e.user_id),
        (select max(r.submitted_at) from reports r where r.cohort_id = e.cohort_id and r.user_id = e.user_id)
      ) as "lastSeenAt",
      coalesce((select json_agg(json_build_object('attended', a.attended, 'state', a.state)
          order by s.end_date desc, s.live_session_id)
        from live_sessions s join session_attendance a on a.live_session_id = s.live_session_id
          and a.user_id = e.user_id
        where s.cohort_id = e.cohort_id and s.end_date <= ${now} and s.session_status <> 'RESCHEDULED'), '[]')
        as marks,
      coalesce(q.count, 0)::int as quizzes, q.average as "quizAverage",
      coalesce(r.waiting, 0)::int as "toReview", coalesce(r.late, 0)::int as "reviewsLate",
      coalesce(m.open, 0)::int as "openQueries", coalesce(m.late, 0)::int as "queriesLate",
      coalesce(m.answers, 0)::int as answers, coalesce(m.hours, 0)::numeric as "answerHours",
      coalesce((select json_agg(json_build_object('dueDate', i.due_date, 'amount', i.amount, 'currency', o.currency)
          order by i.due_date)
        from orders o join order_instalments i using (order_id)
        where o.cohort_id = e.cohort_id and o.user_id = e.user_id and o.status = 'PAYMENT_ONGOING'
          and i.due_date < ${now} and not exists (select 1 from payments y
            where y.order_id = i.order_id and y.seq = i.seq and y.status = 'SUCCEEDED')), '[]') as overdue
    from enrolments e
    join users u on u.user_id = e.user_id and u.email_id not like '%@account.invalid'
    join user_profiles p on p.user_id = e.user_id
    left join cohort_groups g on g.group_id = e.group_id
    left join (select user_id, count(*) as count, round(avg(best), 2) as average
      from (select user_id, max(score * 100.0 / total) as best from form_responses
        where cohort_id = ${cohortId} and status = 'COMPLETED' and node_id is not null and total > 0
        group by user_id, node_id) b group by user_id) q on q.user_id = e.user_id
    left join (select user_id, count(*) as waiting, count(*) filter (where submitted_at < ${reviewsBefore}) as late
      from reports where cohort_id = ${cohortId} and submitted_at is not null
        and review_status in ('PENDING', 'IN_REVIEW') group by user_id) r on r.user_id = e.user_id
    left join (select asked_by_id, count(*) filter (where state = 'UNANSWERED') as open,
        count(*) filter (where state = 'UNANSWERED' and ${QUERY_WAITS_SINCE} < ${queriesBefore}) as late,
        count(answered_at) as answers,
        sum(greatest(extract(epoch from answered_at - created_at), 0)) / 3600 as hours
      from mentor_queries q where cohort_id = ${cohortId} group by asked_by_id) m on m.asked_by_id = e.user_id
    where e.cohort_id = ${cohortId} and e.state not in ('WAITING', 'TRANSFERRED', 'CANCELLED')
      and (${guideId} is null or g.guide_id = ${guideId})
    order by e.enrolled_at, e.user_id`,
});
