import { sql } from 'drizzle-orm';
import { flag, instant, integer, listOf, nullable, text, uuid } from '../kinds.ts';
import { HAS_PLACE } from '../office-cohorts/office-cohort-fields.ts';
import { choice, statement } from '../statement.ts';
import { publisher } from './publisher.ts';

const cohortCount = sql.raw('(select count(*)::int from cohorts h where h.course_id = v.course_id)');
const SORTS = {
  title: sql.raw('lower(folded(v.title))'),
  publishedAt: sql.raw('v.published_at'),
  cohorts: cohortCount,
};

/** A page of the courses whose names are like all of some patterns; each row has the whole count. */
export const listOfficeCourses = statement({
  params: {
    patterns: listOf(text),
    courseId: nullable(uuid),
    sortBy: choice('title', 'publishedAt', 'cohorts'),
    direction: choice('asc', 'desc'),
    limit: integer,
    offset: integer,
  },
  columns: {
    courseId: uuid,
    code: text,
    title: text,
    version: integer,
    lessons: integer,
    nodes: integer,
    cohorts: integer,
    openCohorts: integer,
    learners: integer,
    publishedAt: instant,
    publisherId: nullable(uuid),
    publisher: nullable(text),
    hasPackage: flag,
    total: integer,
  },
  sql: ({ patterns, courseId, sortBy, direction, limit, offset }) => sql`
    select v.course_id as "courseId", v.code, v.title, v.version,
      (select count(*)::int from course_nodes n where n.course_id = v.course_id and n.retired_at is null
        and n.type = 'TOPIC' and n.namespace = 'LEARNING') as lessons,
      (select count(*)::int from course_nodes n
        where n.course_id = v.course_id and n.retired_at is null) as nodes,
      ${cohortCount} as cohorts,
      (select count(*)::int from cohorts h
        where h.course_id = v.course_id and h.status <> 'INACTIVE') as "openCohorts",
      (select count(distinct e.user_id)::int from cohorts h join enrolments e using (cohort_id)
        where h.course_id = v.course_id and h.status <> 'INACTIVE' and ${HAS_PLACE}) as learners,
      v.published_at as "publishedAt", a.actor_id as "publisherId", a.name as publisher,
      exists (select 1 from course_folders f where f.course_id = v.course_id) as "hasPackage", v.total
    from (
      select v.*, count(*) over ()::int as total from courses v
      where folded(concat_ws(' ', v.title, v.code)) ilike all (${patterns})
        and (${courseId} is null or v.course_id = ${courseId})
      order by ${SORTS[sortBy]} ${sql.raw(direction)}, v.course_id
      limit ${limit} offset ${offset}
    ) v ${publisher}
    order by ${SORTS[sortBy]} ${sql.raw(direction)}, v.course_id`,
});
