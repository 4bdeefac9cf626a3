import { WAITING_KINDS } from '@plinth/domain/waiting/waiting';
import { type SQL, sql } from 'drizzle-orm';
import { accountByAddress } from '../account/account-by-address.ts';
import { isLeftOut } from '../cohorts/is-left-out.ts';
import { startsAt } from '../cohorts/starts-at.ts';
import { LACKS_GROUP, STUDIES } from '../groups/lacks-group.ts';
import { instant, integer, listOf, nullable, oneOf, text, uuid } from '../kinds.ts';
import { AWAITS_ANSWER } from '../mentor-queries/awaits-answer.ts';
import { QUERY_WAITS_SINCE } from '../mentor-queries/query-waits-since.ts';
import { HAS_PLACE } from '../office-cohorts/office-cohort-fields.ts';
import { isUnseated } from '../orders/is-unseated.ts';
import { waitsSince } from '../orders/waits-since.ts';
import { awaitsDecision } from '../payments/awaits-decision.ts';
import { statement } from '../statement.ts';

const nameOf = (alias: 'p' | 'a' | 'o'): SQL =>
  sql`trim(${sql.raw(alias)}.first_name || ' ' || ${sql.raw(alias)}.last_name)`;
const COHORT = sql`c.course_title || ', ' || c.product_id || '-' || c.batch_number`;
const LESSON = sql`coalesce(n.meta ->> 'title', n.key)`;

/**
 * Finds what waits for staff, the `named` oldest of each of these kinds with the total: payers without a seat, once for
 * staff who can give one and once for staff who can refund the money, prospects not taken up or whose next step is due,
 * applications without an offer, learners without a group, held sessions without attendance, hand-ins and queries
 * past their turnaround, identity documents, jobs that learners found themselves, job applications without a first
 * step, messages to the placement team, payments that do not fit, and cohorts that start until `preparedUntil` without
 * guide or content, the latter once for each person who can fix it. `id` is the waiting application, prospect, session,
 * person, job application, message or order, or the course that lacks lessons.
 */
export const findWaiting = statement({
  params: {
    kinds: listOf(oneOf(WAITING_KINDS)),
    now: instant,
    handInsBefore: instant,
    queriesBefore: instant,
    preparedUntil: instant,
    /** In the school's zone. */
    today: text,
    named: integer,
  },
  columns: {
    kind: oneOf(WAITING_KINDS),
    count: integer,
    title: text,
    note: text,
    since: instant,
    cohortId: nullable(uuid),
    userId: nullable(uuid),
    id: nullable(uuid),
  },
  sql: ({ kinds, now, handInsBefore, queriesBefore, preparedUntil, today, named }) => sql`
    with waits as (
      select 'APPLICATION' as kind, ${nameOf('a')} as title, pr.course_title as note, a.created_at as since,
        null::uuid as cohort_id, ${accountByAddress(sql`a.email_id`)} as user_id, a.application_id as id
      from applications a join products pr using (product_id)
      where 'APPLICATION' = any(${kinds}) and a.status = 'APPLICATION_FILLED'
      union all
      select k.kind, ${nameOf('o')}, pr.course_title || case when o.cohort_id is null
        then ', no cohort to join' else ', all seats taken' end,
        ${waitsSince('o')}, o.cohort_id,
        o.user_id, o.order_id
      from orders o join products pr using (product_id)
      cross join (values ('UNSEATED_PAYER'), ('UNSEATED_PAYMENT')) k (kind)
      where k.kind = any(${kinds}) and ${isUnseated('o')}
      union all
      select 'PROSPECT', coalesce(nullif(name, ''), (select min(contact) from prospect_contacts k
        where k.prospect_id = prospects.prospect_id), ''), next_step,
        case when state = 'NEW' then created_at else next_step_on::timestamptz end, null, null, prospect_id
      from prospects where 'PROSPECT' = any(${kinds})
        and (state = 'NEW' or state = 'OPEN' and next_step_on <= ${today}::date)
      union all
      select 'NO_GROUP', ${nameOf('p')}, ${COHORT}, e.enrolled_at, e.cohort_id, e.user_id, null
      from enrolments e join cohorts c using (cohort_id) join user_profiles p on p.user_id = e.user_id
      where 'NO_GROUP' = any(${kinds}) and ${LACKS_GROUP}
      union all
      select 'ATTENDANCE', ${LESSON}, ${COHORT}, s.end_date, s.cohort_id, null,
        s.live_session_id
      from live_sessions s join cohorts c using (cohort_id) join course_nodes n on n.node_id = s.node_id
      where 'ATTENDANCE' = any(${kinds}) and s.end_date < ${now} and c.status = 'ACTIVE'
        and s.session_status <> 'RESCHEDULED' and (n.retired_at is null or s.end_date < n.retired_at)
        and not exists (select 1 from session_attendance t where t.live_session_id = s.live_session_id)
        and exists (select 1 from enrolments e where e.cohort_id = s.cohort_id and e.state in ${STUDIES}
          and e.enrolled_at < s.end_date and not ${isLeftOut(sql`s.node_id`, sql`e.electives`)})
      union all
      select 'ROOM', ${LESSON}, ${COHORT}, r.fault_since, s.cohort_id, null, s.live_session_id
      from meetings r join live_sessions s using (live_session_id) join cohorts c using (cohort_id)
      join course_nodes n on n.node_id = s.node_id
      where 'ROOM' = any(${kinds}) and r.fault_since is not null and r.provider = s.meeting_provider
        and s.end_date > ${now} and s.session_status <> 'RESCHEDULED' and c.status = 'ACTIVE'
        and n.retired_at is null
      union all
      select 'HAND_IN', ${nameOf('p')}, ${LESSON} || ', ' || c.product_id || '-' || c.batch_number, r.submitted_at,
        r.cohort_id, r.user_id, null
      from reports r join cohorts c using (cohort_id) join course_nodes n on n.node_id = r.node_id
      join enrolments e on e.cohort_id = r.cohort_id and e.user_id = r.user_id and ${HAS_PLACE}
      join user_profiles p on p.user_id = r.user_id
      where 'HAND_IN' = any(${kinds}) and r.review_status in ('PENDING', 'IN_REVIEW')
        and r.submitted_at < ${handInsBefore} and c.status = 'ACTIVE'
      union all
      select 'QUERY', ${nameOf('p')}, q.title || ', ' || c.product_id || '-' || c.batch_number, ${QUERY_WAITS_SINCE},
        q.cohort_id, q.asked_by_id, null
      from mentor_queries q join cohorts c using (cohort_id) join user_profiles p on p.user_id = q.asked_by_id
      where 'QUERY' = any(${kinds}) and ${AWAITS_ANSWER} and ${QUERY_WAITS_SINCE} < ${queriesBefore}
        and c.status = 'ACTIVE'
      union all
      select 'IDENTITY', ${nameOf('p')}, '', v.submitted_at, null, v.user_id, v.user_id
      from identity_verifications v join user_profiles p on p.user_id = v.user_id
      where 'IDENTITY' = any(${kinds}) and v.status in ('PENDING', 'IN_REVIEW')
      union all
      select 'SELF_PLACEMENT', ${nameOf('p')}, s.designation || ', ' || s.company_name, s.submitted_at, s.cohort_id,
        s.user_id, s.user_id
      from self_placements s join user_profiles p on p.user_id = s.user_id
      where 'SELF_PLACEMENT' = any(${kinds}) and s.review_status = 'PENDING' and s.remark is null
      union all
      select 'JOB_APPLICATION', ${nameOf('p')}, o.title || ', ' || o.company_name, j.applied_at, j.cohort_id, j.user_id,
        j.user_job_id
      from user_jobs j join job_openings o using (job_opening_id) join user_profiles p on p.user_id = j.user_id
      where 'JOB_APPLICATION' = any(${kinds}) and j.record_status = 'ACTIVE' and o.record_status = 'ACTIVE'
        and j.current_round is null and j.offer_status is null
      union all
      select 'PLACEMENT_MESSAGE', ${nameOf('p')}, coalesce(m.subject, left(m.message, 80)), m.created_at, m.cohort_id,
        m.user_id, m.message_id
      from placement_messages m join user_profiles p on p.user_id = m.user_id
      where 'PLACEMENT_MESSAGE' = any(${kinds}) and m.settled_at is null
      union all
      select 'FLAGGED_PAYMENT', ${nameOf('o')}, coalesce(y.failure_reason, ''), y.created_at, null,
        ${accountByAddress(sql`o.email_id`)}, o.order_id
      from payments y join orders o using (order_id)
      where 'FLAGGED_PAYMENT' = any(${kinds}) and ${awaitsDecision('y')}
      union all
      select 'COHORT_UNPREPARED', ${COHORT}, case when m.missing_guide and m.missing_content
        then 'no guide, no lessons' when m.missing_guide then 'no guide' else 'no lessons' end, t.time, c.cohort_id, null, null
      from cohorts c cross join lateral (select ${startsAt('c')} as time) t
      cross join lateral (select
        not exists (select 1 from cohort_mentors g where g.cohort_id = c.cohort_id and g.role = 'INDUSTRIAL_GUIDE')
          as missing_guide,
        not exists (select 1 from course_nodes n where n.course_id = c.course_id and n.retired_at is null)
          as missing_content) m
      where 'COHORT_UNPREPARED' = any(${kinds}) and c.status = 'ACTIVE' and c.cohort_group <> 'FREEMIUM'
        and t.time > ${now} and t.time <= ${preparedUntil} and (m.missing_guide or m.missing_content)
      union all
      select 'COURSE_EMPTY', c.course_title, 'no lessons for ' || c.product_id || '-' || c.batch_number, t.time,
        c.cohort_id, null, c.course_id
      from cohorts c cross join lateral (select ${startsAt('c')} as time) t
      where 'COURSE_EMPTY' = any(${kinds}) and c.status = 'ACTIVE' and c.cohort_group <> 'FREEMIUM'
        and t.time > ${now} and t.time <= ${preparedUntil}
        and not exists (select 1 from course_nodes n where n.course_id = c.course_id and n.retired_at is null)
    ), ranked as (
      select waits.*, (count(*) over (partition by kind))::int as count,
        row_number() over (partition by kind order by since, title) as nth from waits
    )
    select kind, count, title, note, since, cohort_id as "cohortId", user_id as "userId", id
    from ranked where nth <= ${named} order by kind, nth`,
});
