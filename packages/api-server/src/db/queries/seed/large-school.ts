import { type SQL, sql } from 'drizzle-orm';
import { instant, integer, text, uuid } from '../kinds.ts';
import { choice, statement } from '../statement.ts';

const DOMAIN = '@large.plinth.test';

/** The id of a row created at a moment: a UUIDv7 in form, so that rows sort by time as those of services do. */
const idAt = (at: SQL, name: SQL) => sql`(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0')
  || '7' || substr(md5(${name}), 1, 3) || '8' || substr(md5(${name}), 4, 15))::uuid`;

/** A share from 0 to 1 derived from a name: the only randomness, the same in every school. */
const shareOf = (name: SQL) => sql`(('x' || substr(md5(${name}), 1, 7))::bit(28)::int / 268435456.0)`;

const learnerOf = (n: SQL) =>
  sql`(select user_id from users where email_id = 'learner' || ${n} || ${DOMAIN})`;

/** Adds people by the thousand with accounts that can sign in, numbered over a range. Existing ones stay. */
export const plantPeople = statement({
  params: { kind: text, role: text, first: integer, last: integer, passwordHash: text, since: instant },
  sql: ({ kind, role, first, last, passwordHash, since }) => sql`
    with planted as (
      insert into users (user_id, email_id, email_verified_at, password_hash, user_hash, roles, created_at)
      select ${idAt(sql`${since} + n * interval '1 second'`, sql`${kind} || n`)}, ${kind} || n || ${DOMAIN}, ${since},
        ${passwordHash}, substr(md5('hash ' || ${kind} || n), 1, 12),
        case ${role} when '' then '{}' else array[${role}] end, ${since} + n * interval '1 second'
      from generate_series(${first}::int, ${last}::int) n
      on conflict do nothing returning user_id, email_id
    )
    insert into user_profiles (user_id, first_name, last_name, occupation, profile_status, updated_at)
    select user_id, (array['Asha','Bela','Chitra','Dev','Esha','Farid','Gita','Hari','Ila','Jay'])[1 + k % 10],
      (array['Test','Sample','Probe','Trial','Muster'])[1 + (k / 10) % 5] || (array['son','kar','wala','ovic'])[1 + (k / 50) % 4],
      'Junior architect', 'COMPLETED', ${since}
    from (select user_id, substring(email_id from '[0-9]+')::int as k from planted) p`,
});

/** Adds a cohort of a course with the dates of its weeks, twenty groups, their guides and a lead. `number` names it. */
export const plantCohort = statement({
  params: {
    number: integer,
    courseId: uuid,
    title: text,
    start: instant,
    end: instant,
    guides: integer,
    leads: integer,
    now: instant,
  },
  sql: ({ number, courseId, title, start, end, guides, leads, now }) => sql`
    with cohort as (
      insert into cohorts (cohort_id, product_id, course_id, course_title, batch_number, cohort_type, product_type, tags, seats,
        group_size, created_at)
      select ${idAt(start, sql`'cohort ' || ${number}`)}, 'BIM_A', ${courseId}, ${title}, 'L' || ${number}, c.cohort_type,
        c.product_type, '{new-lms3}', 500, 25, ${start}
      from cohorts c where c.product_id = 'BIM_A' order by c.cohort_id limit 1
      on conflict do nothing returning cohort_id
    ), days as (
      insert into cohort_timelines (cohort_id, key, time)
      select cohort_id, key, time from cohort,
        (values ('START_DATE', ${start}), ('KICK_OFF', ${start}), ('COURSE_COMPLETION_DATE', ${end})) t (key, time)
    ), guide as (
      select n, ${sql`(select user_id from users where email_id = 'guide' || (1 + (${number} * 4 + n % 4) % ${guides}) || ${DOMAIN})`} as user_id
      from generate_series(1, 20) n
    ), studios as (
      insert into cohort_groups (group_id, cohort_id, title, guide_id)
      select ${idAt(start, sql`'group ' || ${number} || ' ' || n`)}, cohort_id, 'Studio ' || n, guide.user_id from cohort, guide
    ), mentors as (
      insert into cohort_mentors (cohort_id, user_id, role, is_primary_mentor)
      select distinct cohort_id, guide.user_id, 'INDUSTRIAL_GUIDE', true from cohort, guide
    ), lead as (
      insert into cohort_mentors (cohort_id, user_id, role, is_primary_mentor)
      select cohort_id, (select user_id from users where email_id = 'lead' || (1 + ${number} % ${leads}) || ${DOMAIN}),
        'LEAD_MENTOR', true from cohort
    )
    insert into live_sessions (live_session_id, cohort_id, node_id, mentor_id, start_date, end_date, session_status, join_link)
    select ${idAt(start, sql`'session ' || ${number} || n.node_id`)}, cohort_id, n.node_id,
      (select user_id from users where email_id = 'lead' || (1 + ${number} % ${leads}) || ${DOMAIN}), s.at, s.at + interval '1 hour',
      case when s.at + interval '1 hour' < ${now} then 'COMPLETED' else 'CREATED' end, 'https://meet.plinth.test/large'
    from cohort, course_nodes n
      cross join lateral (select ${start} + ((n.live_session ->> 'day')::int * 24 + 14) * interval '1 hour' as at) s
    where n.course_id = ${courseId} and n.live_session is not null`,
});

/** Adds the places of learners over a range of numbers, 500 per cohort and 25 per group. */
export const plantPlaces = statement({
  params: { first: integer, last: integer, since: instant },
  sql: ({ first, last, since }) => sql`
    insert into enrolments (enrolment_id, cohort_id, user_id, group_id, state, cohort_onboarding_status, show_coachmarks, enrolled_at)
    select ${idAt(since, sql`'place ' || n`)}, c.cohort_id, u.user_id, g.group_id, 'ONGOING', 'COMPLETED', false, ${since}
    from generate_series(${first}::int, ${last}::int) n
    join users u on u.email_id = 'learner' || n || ${DOMAIN}
    join cohorts c on c.product_id = 'BIM_A' and c.batch_number = 'L' || (1 + (n - 1) / 500)
    join cohort_groups g on g.cohort_id = c.cohort_id and g.title = 'Studio ' || (1 + (n - 1) % 500 / 25)
    on conflict do nothing`,
});

/**
 * Adds the topics that learners of these numbers have completed, 70 to 100 per cent of the open ones, in order, and the
 * credits for them, once each.
 */
export const plantWork = statement({
  params: { first: integer, last: integer, courseId: uuid, start: instant, now: instant },
  sql: ({ first, last, courseId, start, now }) => sql`
    with topic as materialized (
      select node_id, credits, open_at, row_number() over (order by open_at, key) as place, count(*) over () as many from (
        select t.node_id, t.credits, t.key, ${start} + m.release_day * interval '1 day' as open_at
        from course_nodes t join course_nodes m on m.node_id = t.parent_node_id
        where t.course_id = ${courseId} and t.type = 'TOPIC' and t.retired_at is null
      ) of_course where open_at < ${now}
    ), learner as materialized (
      select e.cohort_id, e.user_id, n from generate_series(${first}::int, ${last}::int) n
      join users u on u.email_id = 'learner' || n || ${DOMAIN}
      join enrolments e on e.user_id = u.user_id
    ), done as materialized (
      select l.*, t.node_id, t.credits, t.place,
        least(t.open_at + (1 + 6 * ${shareOf(sql`'lag ' || n || ' ' || t.place`)}) * interval '1 day', ${now} - interval '1 hour') as at
      from learner l join topic t on t.place <= t.many * (0.7 + 0.3 * ${shareOf(sql`'done ' || n`)})
    ), paid as (
      insert into credit_entries (credit_id, cohort_id, user_id, node_id, node_type, reason, credits, created_at)
      select ${idAt(sql`at`, sql`'credit ' || n || ' ' || place`)}, cohort_id, user_id, node_id, 'TOPIC', 'completed', credits, at
      from done where credits > 0 on conflict do nothing
    )
    insert into node_progress (cohort_id, user_id, node_id, state, started_at, completed_at)
    select cohort_id, user_id, node_id, 'COMPLETED', at, at from done on conflict do nothing`,
});

/** The time at which the query of this number was asked: within the last eighty days, older ones first. */
const askedAt = (n: SQL, { now, queries }: { now: SQL; queries: SQL }) =>
  sql`(${now} - (${queries} - ${n} + 1) * (interval '80 days' / ${queries}))`;
const queryId = (n: SQL, bound: { now: SQL; queries: SQL }) => idAt(askedAt(n, bound), sql`'query ' || ${n}`);

/**
 * Adds queries of the learners in turn, two in five shared, one in twenty unanswered, each answered one by the guide of
 * its group within a day or two.
 */
export const plantQueries = statement({
  params: { first: integer, last: integer, learners: integer, queries: integer, now: instant },
  sql: ({ first, last, learners, ...bound }) => sql`
    insert into mentor_queries (query_id, cohort_id, asked_by_id, title, description, namespace, is_shared, state, assigned_ig_id,
      created_at, answered_at, answered_by_id, resolved_at, last_activity_at, last_actor_id)
    select ${queryId(sql`n`, bound)}, e.cohort_id, e.user_id,
      (array['Where does the duct go','How wide is the stair','Which level is the parapet on','Who draws the kerb',
        'Why does the schedule differ'])[1 + n % 5] || ' in part ' || n % 97 || '?',
      'I looked at sheet ' || n % 31 || ' and at the model, and they differ by ' || n % 17 || ' cm.',
      case n % 4 when 0 then 'CAREER' else 'LEARNING' end, n % 5 < 2,
      case when n % 20 = 0 then 'UNANSWERED' when n % 5 < 3 then 'RESOLVED' else 'ANSWERED' end, g.guide_id,
      a.asked_at, a.answered_at, case when a.answered_at is not null then g.guide_id end,
      case when n % 20 <> 0 and n % 5 < 3 then a.answered_at + interval '2 hours' end,
      coalesce(a.answered_at, a.asked_at), case when a.answered_at is null then e.user_id else g.guide_id end
    from generate_series(${first}::int, ${last}::int) n
    join enrolments e on e.user_id = ${learnerOf(sql`(1 + n % ${learners})`)}
    join cohort_groups g on g.group_id = e.group_id
    cross join lateral (select ${askedAt(sql`n`, bound)} as asked_at) q
    cross join lateral (select q.asked_at, case when n % 20 <> 0
      then least(q.asked_at + (2 + 40 * ${shareOf(sql`'answer ' || n`)}) * interval '1 hour', ${bound.now}) end as answered_at) a
    on conflict do nothing`,
});

/** Adds the answers of the guides, and their notifications, which learners have read except for the last two days. */
export const plantAnswers = statement({
  params: { first: integer, last: integer, queries: integer, now: instant },
  sql: ({ first, last, ...bound }) => sql`
    with answered as (
      select q.*, n, ${idAt(sql`q.answered_at`, sql`'answer of ' || n`)} as message_id
      from generate_series(${first}::int, ${last}::int) n join mentor_queries q on q.query_id = ${queryId(sql`n`, bound)}
      where q.answered_at is not null
    ), messages as (
      insert into mentor_query_messages (message_id, query_id, author_id, text, created_at)
      select message_id, query_id, answered_by_id, 'The model is right. Look at level ' || n % 9 || ', then at the sheet again.',
        answered_at from answered
      on conflict do nothing
    )
    insert into notifications (notification_id, user_id, category, key, title, text, href, at, in_app, read_at, mailed_at)
    select ${idAt(sql`answered_at`, sql`'news ' || n`)}, asked_by_id, 'REPLY', 'reply:' || message_id, 'Your query has a reply', title,
      '/learn/' || cohort_id || '/queries?queryId=' || query_id, answered_at, true,
      case when answered_at < ${bound.now} - interval '2 days' then answered_at + interval '1 hour' end, answered_at
    from answered on conflict do nothing`,
});

/** The tables that have grown a lot. */
export const GROWN = [
  'users',
  'user_profiles',
  'enrolments',
  'node_progress',
  'credit_entries',
  'credit_totals',
  'mentor_queries',
  'mentor_query_messages',
  'notifications',
  'live_events',
] as const;

/** Updates the planner's statistics of a table after a bulk insert. */
export const countAnew = statement({
  params: { table: choice(...GROWN) },
  sql: ({ table }) => sql`analyze ${sql.identifier(table)}`,
});
