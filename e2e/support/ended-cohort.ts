import { randomUUID } from 'node:crypto';
import { queryDatabase } from './school-database.ts';

/**
 * Opens a cohort of a course of four lessons that ended two days ago, for one learner who has done all of them and one
 * who has done none. Returns the id of the cohort.
 */
export async function openEndedCohort(doneId: string, behindId: string): Promise<string> {
  const [cohortId, courseId, rootId, moduleId] = Array.from({ length: 4 }, () => randomUUID());
  await queryDatabase(
    `with course as (
      insert into courses (course_id, code, title, published_at) values ($2::uuid, $1, 'A course that ended', now()) returning course_id),
    nodes as (
      insert into course_nodes (node_id, course_id, parent_node_id, key, type, namespace, rank, meta, release_day)
      select n.node_id, course.course_id, n.parent, n.key, n.type, 'LEARNING', n.rank,
        jsonb_build_object('title', n.title, 'rank', n.rank), 0
      from course, (
        values ($3::uuid, null::uuid, 'ended', 'ROOT', 1, 'A course that ended'), ($4::uuid, $3::uuid, 'ended/m1', 'STUDIO', 1, 'Module 1')
        union all
        select gen_random_uuid(), $4::uuid, 'ended/m1/' || i, 'TOPIC', i, 'Lesson ' || i from generate_series(1, 4) i
      ) n (node_id, parent, key, type, rank, title) returning node_id),
    cohort as (
      insert into cohorts select (jsonb_populate_record(m, jsonb_build_object(
        'cohort_id', $1::text, 'course_id', $2::text, 'batch_number', $1::text, 'is_capstone_present', false))).*
      from cohorts m where m.product_id = 'BIM_A' and m.batch_number = '14' returning cohort_id),
    days as (
      insert into cohort_timelines (cohort_id, key, time)
      select cohort_id, t.key, now() + t.days * interval '1 day'
      from cohort, (values ('START_DATE', -170), ('COURSE_COMPLETION_DATE', -2)) t (key, days)),
    places as (
      insert into enrolments (enrolment_id, cohort_id, user_id, state, show_coachmarks, enrolled_at)
      select gen_random_uuid(), cohort_id, user_id, 'ONGOING', false, now()
      from cohort, unnest(array[$5::uuid, $6::uuid]) user_id)
    insert into node_progress (cohort_id, user_id, node_id, state, started_at, completed_at)
      select cohort_id, $5::uuid, node_id, 'COMPLETED', now(), now() from cohort, nodes`,
    [cohortId, courseId, rootId, moduleId, doneId, behindId],
  );
  return cohortId ?? '';
}
