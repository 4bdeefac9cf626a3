import { sql } from 'drizzle-orm';
import { flag, instant, integer, listOf, nullable, text, uuid } from '../kinds.ts';
import { HAS_PLACE } from '../office-cohorts/office-cohort-fields.ts';
import { choice, statement } from '../statement.ts';
import { publisher } from './publisher.ts';
import { unpublishedDraft } from './unpublished-draft.ts';

const cohortCount = sql.raw('(select count(*)::int from cohorts h where h.course_id = v.course_id)');
const SORTS = {
  title: sql.raw('lower(folded(v.title))'),
  publishedAt: sql.raw('v.published_at'),
  cohorts: cohortCount,
};

const LESSON = sql.raw(`n.course_id = v.course_id and n.retired_at is null
        and n.type = 'TOPIC' and n.namespace = 'LEARNING'`);
/** A lesson that is announced but not written consists of its title only. */
const IS_WRITTEN = sql.raw(
  `exists (select 1 from course_nodes m where m.course_id = n.course_id and m.namespace = n.namespace
        and m.parent_node_id = n.node_id and m.retired_at is null)`,
);

/**
 * Lists a page of the courses whose names match all the given patterns, including those never published; each row has
 * the total. Values that a never published course lacks sort last in either order.
 */
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
    courseId: nullable(uuid),
    code: text,
    title: text,
    version: integer,
    lessons: integer,
    announced: integer,
    nodes: integer,
    cohorts: integer,
    openCohorts: integer,
    learners: integer,
    publishedAt: nullable(instant),
    publisherId: nullable(uuid),
    publisher: nullable(text),
    hasPackage: flag,
    draftedAt: nullable(instant),
    drafterId: nullable(uuid),
    drafter: nullable(text),
    total: integer,
  },
  sql: ({ patterns, courseId, sortBy, direction, limit, offset }) => sql`
    select v.course_id as "courseId", v.code, v.title, v.version,
      (select count(*)::int from course_nodes n where ${LESSON} and ${IS_WRITTEN}) as lessons,
      (select count(*)::int from course_nodes n where ${LESSON} and not ${IS_WRITTEN}) as announced,
      (select count(*)::int from course_nodes n
        where n.course_id = v.course_id and n.retired_at is null) as nodes,
      ${cohortCount} as cohorts,
      (select count(*)::int from cohorts h
        where h.course_id = v.course_id and h.status <> 'INACTIVE') as "openCohorts",
      (select count(distinct e.user_id)::int from cohorts h join enrolments e using (cohort_id)
        where h.course_id = v.course_id and h.status <> 'INACTIVE' and ${HAS_PLACE}) as learners,
      v.published_at as "publishedAt", a.actor_id as "publisherId", a.name as publisher,
      exists (select 1 from course_folders f where f.course_id = v.course_id) as "hasPackage",
      d.updated_at as "draftedAt", d.updated_by as "drafterId", d.name as drafter, v.total
    from (
      select v.*, count(*) over ()::int as total
      from (
        select course_id, code, title, version, published_at from courses
        union all
        select null, w.code, coalesce(nullif(w.title, ''), w.code), 0, null from course_drafts w
        where not exists (select 1 from courses c where c.code = w.code)
      ) v
      where folded(concat_ws(' ', v.title, v.code)) ilike all (${patterns})
        and (${courseId} is null or v.course_id = ${courseId})
      order by ${SORTS[sortBy]} ${sql.raw(direction)} nulls last, v.code
      limit ${limit} offset ${offset}
    ) v ${publisher} ${unpublishedDraft}
    order by ${SORTS[sortBy]} ${sql.raw(direction)} nulls last, v.code`,
});
